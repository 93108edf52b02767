import { expect, it } from 'vitest';
import { countries, isCountryCode } from './countries.ts';

it('SIGN-006 offers every country once, the five most frequent first and the others by name', () => {
  const names = countries.map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual(['United States', 'Canada', 'France', 'United Kingdom', 'Mexico']);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
  const others = names.slice(5);
  expect(others).toEqual([...others].sort((a, b) => a.localeCompare(b, 'en')));
  expect(others).toEqual(expect.arrayContaining(['Germany', 'Japan', 'Nigeria', 'Brazil', 'Åland Islands']));
});

it('knows a country by its code', () => {
  expect(isCountryCode('CH')).toBe(true);
  expect(isCountryCode('XX')).toBe(false);
  expect(isCountryCode('Switzerland')).toBe(false);
});

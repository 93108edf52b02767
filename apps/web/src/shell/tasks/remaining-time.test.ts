import { expect, it } from 'vitest';
import { approximateDuration, rateOf, seen } from './remaining-time.ts';

const sightings = (...settled: number[]) =>
  settled.reduce<ReturnType<typeof seen>>(
    (before, count, second) => seen(before, { at: second * 1000, settled: count }),
    [],
  );

it('tells the rate once it has been looked at for a while, and none while nothing happens', () => {
  expect(rateOf([])).toBeUndefined();
  expect(rateOf(sightings(10))).toBeUndefined();
  expect(rateOf(sightings(10, 40))).toBe(30);
  expect(rateOf(sightings(10, 40, 100))).toBe(45);
  expect(rateOf(sightings(10, 10))).toBeUndefined();
});

it('forgets what is too old to tell the pace of now', () => {
  const slowThenFast = [
    ...Array.from({ length: 30 }, () => 0),
    ...Array.from({ length: 21 }, (_, n) => n * 7),
  ];
  expect(rateOf(sightings(...slowThenFast))).toBe(7);
});

it.each([
  [3, undefined],
  [12, { count: 20, unit: 'second' }],
  [50, { count: 50, unit: 'second' }],
  [58, { count: 1, unit: 'minute' }],
  [61, { count: 2, unit: 'minute' }],
  [59 * 60, { count: 1, unit: 'hour' }],
  [2.5 * 3600, { count: 3, unit: 'hour' }],
])('says %d seconds as people do', (seconds, words) => {
  expect(approximateDuration(seconds)).toEqual(words);
});

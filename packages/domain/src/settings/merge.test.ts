import { expect, it } from 'vitest';
import { mergeChanges, type SettingChange, type SettingValue } from './merge.ts';

const merge = (stored: SettingValue, change: Omit<SettingChange, 'setting'>) => {
  const { written, conflicts } = mergeChanges(new Map([['hint', stored]]), [{ setting: 'hint', ...change }]);
  return { written: Object.fromEntries(written), conflicts };
};

it('writes a change whose setting nobody has changed since', () => {
  expect(merge('a', { base: 'a', value: 'b' })).toEqual({ written: { hint: 'b' }, conflicts: [] });
  expect(merge(null, { base: null, value: 90 })).toEqual({ written: { hint: 90 }, conflicts: [] });
});

it('reports a change whose setting another person has changed since, and writes nothing', () => {
  expect(merge('theirs', { base: 'a', value: 'b' })).toEqual({ written: {}, conflicts: ['hint'] });
});

it('has nothing to do where two people make the same change, or nothing is changed', () => {
  expect(merge('b', { base: 'a', value: 'b' })).toEqual({ written: {}, conflicts: [] });
  expect(merge('a', { base: 'a', value: 'a' })).toEqual({ written: {}, conflicts: [] });
});

it('writes a change without a base in any case', () => {
  expect(merge('theirs', { value: 'b' })).toEqual({ written: { hint: 'b' }, conflicts: [] });
});

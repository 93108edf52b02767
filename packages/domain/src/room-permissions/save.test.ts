import { expect, it } from 'vitest';
import { ladder } from '../access/levels.ts';
import { reachesThreshold, refuseValue } from './save.ts';
import { thresholds } from './thresholds.ts';

it('issue 16, part 4: nobody reaches a threshold above the own level', () => {
  const reached = (Object.keys(ladder) as (keyof typeof ladder)[]).map((level) =>
    thresholds.filter((threshold) => reachesThreshold(level, threshold)),
  );
  expect(reached).toEqual([[], [0], [1, 0], [4, 1, 0], [8, 4, 1, 0], [16, 8, 4, 1, 0], [16, 8, 4, 1, 0]]);
});

it('issue 16, part 4: refuses to set, change, or remove a threshold above the own level', () => {
  expect(refuseValue('admin', { option: 'kick', from: null, to: 8 })).toBeUndefined();
  expect(refuseValue('admin', { option: 'kick', from: null, to: 16 })).toBe('roomPermissions.aboveOwn');
  expect(refuseValue('admin', { option: 'kick', from: 16, to: 8 })).toBe('roomPermissions.aboveOwn');
  expect(refuseValue('admin', { option: 'kick', from: 16, to: null })).toBe('roomPermissions.aboveOwn');
  expect(refuseValue('owner', { option: 'kick', from: 16, to: null })).toBeUndefined();
});

it('RPM-057 refuses a level that the option does not offer', () => {
  expect(refuseValue('owner', { option: 'mute', from: null, to: 0 })).toBe('roomPermissions.notOffered');
  expect(refuseValue('owner', { option: 'mute', from: 0, to: null })).toBeUndefined();
});

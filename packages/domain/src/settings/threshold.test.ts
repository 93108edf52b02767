import { expect, it } from 'vitest';
import { refuseThreshold } from './threshold.ts';

it('refuses a change of a threshold that is, or would be, above one’s own level', () => {
  expect(refuseThreshold('admin', 0, 8)).toBeUndefined();
  expect(refuseThreshold('admin', 8, 16)).toBe('roles.level.aboveOwn');
  expect(refuseThreshold('admin', 16, 8)).toBe('roles.level.notYours');
  expect(refuseThreshold('owner', 16, null)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { isThreshold, thresholdName, thresholds } from './thresholds.ts';

it('RPM-038 offers Owners 16, Admins and up 8, Moderators and up 4, Leaders and up 1, Members and up 0', () => {
  expect(thresholds).toEqual([16, 8, 4, 1, 0]);
  expect(thresholds.map(thresholdName)).toEqual(['owner', 'admin', 'moderator', 'leader', 'member']);
  expect(thresholdName(18)).toBe('superadmin');
  expect(thresholdName(4.5)).toBeUndefined();
});

it('RPM-039 takes no other level', () => {
  expect(thresholds.every(isThreshold)).toBe(true);
  expect([18, 2, -1, 4.5, '4', null, undefined, Number.NaN].some(isThreshold)).toBe(false);
});

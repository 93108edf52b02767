import { expect, it } from 'vitest';
import { type CallOutcome, hasBroken, healthOf } from './health.ts';

it.each([
  [undefined, 'unknown'],
  ['ok', 'working'],
  ['timeout', 'failing'],
] as const)('INT-013 the health after %s is %s', (outcome, health) => {
  expect(healthOf(outcome)).toBe(health);
});

it.each<[CallOutcome | undefined, CallOutcome, boolean]>([
  ['ok', 'refused', true],
  ['refused', 'refused', false],
  ['timeout', 'ok', false],
  [undefined, 'timeout', false],
])('INT-013 from %s to %s is a break: %s', (before, now, broken) => {
  expect(hasBroken(before, now)).toBe(broken);
});

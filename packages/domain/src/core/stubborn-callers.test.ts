import { expect, it } from 'vitest';
import { createStubbornCallers } from './stubborn-callers.ts';

it('security N2: a caller refused twenty times within a minute is stubborn until the minute is over, others are not', () => {
  let now = 0;
  const callers = createStubbornCallers(true, () => now);
  for (let refusal = 1; refusal < 20; refusal++) callers.note('ana');
  expect(callers.has('ana')).toBe(false);
  callers.note('ana');
  expect([callers.has('ana'), callers.has('ben')]).toEqual([true, false]);
  now = 59_999;
  expect(callers.has('ana')).toBe(true);
  now = 60_000;
  expect(callers.has('ana')).toBe(false);
  callers.note('ana');
  expect(callers.has('ana')).toBe(false);
});

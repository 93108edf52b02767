import { expect, it } from 'vitest';
import { createThrottledCallers } from './throttled-callers.ts';

/** Throttled callers with a clock that the test sets, and a function that refuses them. */
function refusing() {
  const clock = { now: 0 };
  const callers = createThrottledCallers(true, () => clock.now);
  const refuse = (caller: string, times: number) => {
    for (let refusal = 0; refusal < times; refusal++) callers.note(caller);
  };
  return { ...callers, clock, refuse };
}

it('a caller refused twenty times within a minute is throttled until the minute is over, others are not', () => {
  const { has, clock, refuse } = refusing();
  refuse('ana', 19);
  expect(has('ana')).toBe(false);
  refuse('ana', 1);
  expect([has('ana'), has('ben')]).toEqual([true, false]);
  clock.now = 59_999;
  expect(has('ana')).toBe(true);
  clock.now = 60_000;
  expect(has('ana')).toBe(false);
  refuse('ana', 1);
  expect(has('ana')).toBe(false);
});

it.each([
  [0, 0],
  [1, 50],
  [4, 200],
  [20, 1_000],
  [100, 1_000],
])(
  'after %d refusals within a minute a call is held up for %d ms, until the minute is over',
  (refusals, pause) => {
    const { hold, clock, refuse } = refusing();
    refuse('ana', refusals);
    expect([hold('ana'), hold('ben')]).toEqual([pause, 0]);
    clock.now = 60_000;
    expect(hold('ana')).toBe(0);
  },
);

it('calls that are held up at the same time go on one after the other, after ten seconds at most', () => {
  const { hold, clock, refuse } = refusing();
  refuse('ana', 20);
  refuse('ben', 2);
  expect([hold('ana'), hold('ana'), hold('ana')]).toEqual([1_000, 1_100, 1_200]);
  expect([hold('ben'), hold('ben')]).toEqual([100, 110]);
  clock.now = 250;
  expect(hold('ana')).toBe(1_050);
  clock.now = 5_000;
  expect(hold('ana')).toBe(1_000);
  const pauses = Array.from({ length: 100 }, () => hold('ana'));
  expect([pauses[88], pauses[89], pauses[99]]).toEqual([9_900, 10_000, 10_000]);
});

it('where limits are switched off, nobody is held up', () => {
  const { note, has, hold } = createThrottledCallers(false);
  for (let refusal = 0; refusal < 20; refusal++) note('ana');
  expect([has('ana'), hold('ana')]).toEqual([false, 0]);
});

it('a refusal says to come back after a minute', async () => {
  const { refuse } = createThrottledCallers(true);
  expect(await refuse('ana')).toMatchObject({ kind: 'tooMany', params: { seconds: 60 } });
});

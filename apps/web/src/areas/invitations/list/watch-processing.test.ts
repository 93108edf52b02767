import { expect, it } from 'vitest';
import { watchProcessing } from './watch-processing.ts';

const processing = (id: string) => ({ id, status: 'processing' as const });
const pending = { id: 'a', status: 'pending' as const };

it('does not look again at a list in which nothing is being processed', () => {
  expect(watchProcessing()([pending], 0)).toBe(false);
});

it('looks again every second, after ten seconds every five, after two minutes not any more', () => {
  const nextLook = watchProcessing();
  expect(nextLook([processing('a')], 1_000)).toBe(1_000);
  expect(nextLook([processing('a')], 10_999)).toBe(1_000);
  expect(nextLook([processing('a')], 11_000)).toBe(5_000);
  expect(nextLook([processing('a')], 120_999)).toBe(5_000);
  expect(nextLook([processing('a')], 121_000)).toBe(false);
});

it('starts over when another invitation is being processed', () => {
  const nextLook = watchProcessing();
  nextLook([processing('a')], 0);
  expect(nextLook([processing('a')], 200_000)).toBe(false);
  expect(nextLook([processing('b'), processing('a')], 200_000)).toBe(1_000);
});

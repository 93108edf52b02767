import { expect, it } from 'vitest';
import { dayCount, oneMonthBefore, orderedRange, refuseRange } from './date-range.ts';

it('SHL-007 swaps the days of a range whose start is after its end', () => {
  const ordered = { from: '2026-01-31', to: '2026-02-01' };
  expect(orderedRange({ from: '2026-02-01', to: '2026-01-31' })).toEqual(ordered);
  expect(orderedRange(ordered)).toEqual(ordered);
});

it('SHL-008 refuses a range that starts and ends on the same day, and accepts two days in a row', () => {
  expect(refuseRange({ from: '2026-03-01', to: '2026-03-01' })).toBe('dateRange.sameDay');
  expect(refuseRange({ from: '2026-03-01', to: '2026-03-02' })).toBeUndefined();
});

it('counts the days of a range with both its ends, over a change of the clock too', () => {
  expect(dayCount({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
  expect(dayCount({ from: '2026-03-30', to: '2026-03-28' })).toBe(3);
  expect(dayCount({ from: '2024-02-01', to: '2024-03-01' })).toBe(30);
});

it.each([
  ['2026-11-21', '2026-10-21'],
  ['2026-01-05', '2025-12-05'],
  ['2026-03-31', '2026-02-28'],
  ['2024-03-30', '2024-02-29'],
])('goes one month back from %s to %s', (day, before) => {
  expect(oneMonthBefore(day)).toBe(before);
});

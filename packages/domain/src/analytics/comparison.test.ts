import { expect, it } from 'vitest';
import { averageOfComplete, changeFrom, rangeBefore, sumOfComplete } from './comparison.ts';

it('compares a range with as many days right before it', () => {
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
    from: '2026-02-22',
    to: '2026-02-28',
  });
});

it('leaves days that are not over, partly known or unknown out of the average and the sum', () => {
  const points = [
    { value: 10, state: 'complete' },
    { value: 0, state: 'complete' },
    { value: null, state: 'complete' },
    { value: 1, state: 'running' },
    { value: 1, state: 'partial' },
    { value: null, state: 'gap' },
  ] as const;
  expect(averageOfComplete(points)).toEqual({ average: 5, days: 2 });
  expect(sumOfComplete(points)).toEqual({ sum: 10, days: 2 });
  expect(averageOfComplete(points.slice(2))).toBeUndefined();
});

it('names no change from zero', () => {
  expect(changeFrom(10, 15)).toBe(0.5);
  expect(changeFrom(10, 5)).toBe(-0.5);
  expect(changeFrom(0, 5)).toBeUndefined();
});

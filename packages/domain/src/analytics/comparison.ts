import { type DateRange, dayCount } from '../core/date-range.ts';
import { daysLater } from '../core/days.ts';
import type { PointState } from './points.ts';

interface Figure {
  value: number | null;
  state: PointState;
}

/** The range of equal length right before a range. */
export function rangeBefore(range: DateRange): DateRange {
  return { from: daysLater(range.from, -dayCount(range)), to: daysLater(range.from, -1) };
}

/**
 * The average of the complete days; undefined if there is none. Unfinished or partly unknown days would look like a
 * drop.
 */
export function averageOfComplete(points: readonly Figure[]): { average: number; days: number } | undefined {
  const { sum, days } = sumOfComplete(points);
  return days === 0 ? undefined : { average: sum / days, days };
}

/** The sum of the complete days, and how many there are. */
export function sumOfComplete(points: readonly Figure[]): { sum: number; days: number } {
  const values = points.flatMap(({ value, state }) =>
    state === 'complete' && value !== null ? [value] : [],
  );
  return { sum: values.reduce((sum, value) => sum + value, 0), days: values.length };
}

/** The relative change of a figure: 0.5 for 50 % more. Undefined if it was zero. */
export function changeFrom(before: number, now: number): number | undefined {
  return before === 0 ? undefined : (now - before) / before;
}

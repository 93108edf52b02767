import { type DateRange, dayCount } from '../core/date-range.ts';
import { mondayOf } from '../core/days.ts';
import { rangeBefore } from './comparison.ts';
import { type CalendarDay, daysOf, type PointState } from './points.ts';
import type { ReportComparison, ReportGrain } from './report-period.ts';

/** A day, week, or month of a report, cut at the range of the report. */
export interface ReportPoint extends DateRange {
  start: Date;
  /** The first instant after it. */
  end: Date;
}

/** The points of a report in a zone. Weeks begin on Monday. */
export function pointsOf(range: DateRange, grain: ReportGrain, zone: string): ReportPoint[] {
  return [...Map.groupBy(daysOf(range, zone), ({ date }) => nameOf(date, grain)).values()].map(wholeOf);
}

/** Several days in a row as one point. */
export function wholeOf(days: readonly CalendarDay[]): ReportPoint {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('A report has at least one day.');
  return { from: first.date, to: last.date, start: first.start, end: last.end };
}

/** The point to which a day belongs. */
function nameOf(date: string, grain: ReportGrain): string {
  if (grain === 'month') return date.slice(0, 7);
  return grain === 'week' ? mondayOf(date) : date;
}

/** The range beside a report; undefined if none is asked for. */
export function earlierRange(range: DateRange, comparison: ReportComparison): DateRange | undefined {
  if (comparison === 'before') return rangeBefore(range);
  if (comparison === 'yearBefore') return { from: yearBefore(range.from), to: yearBefore(range.to) };
  return undefined;
}

/** The same date of the year before; February 28 for February 29. */
function yearBefore(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
  return new Date(Date.UTC(year - 1, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}

/** How many days of a report are known. */
export interface ReportKnown {
  days: number;
  complete: number;
  /** Days of which a part is known, or which are running. */
  partial: number;
  /** Days of which nothing is known. */
  missing: number;
}

/** Counts the days of a range by what is known of them. */
export function knownOf(range: DateRange, states: readonly PointState[]): ReportKnown {
  const count = (...wanted: PointState[]) => states.filter((state) => wanted.includes(state)).length;
  return {
    days: dayCount(range),
    complete: count('complete'),
    partial: count('partial', 'running'),
    missing: count('gap', 'outside'),
  };
}

import type { DateRange } from '../core/date-range.ts';
import { dayAt, daysLater } from '../core/days.ts';

/** A report reaches this many days back, today not counted: as long as events are kept. */
export const reportDays = 400;

/** What the points of a report are: days, ISO weeks, or calendar months. */
export const reportGrains = ['day', 'week', 'month'] as const;
export type ReportGrain = (typeof reportGrains)[number];

/** The range beside a report: none, the same number of days before it, or the same days of the year before. */
export const reportComparisons = ['none', 'before', 'yearBefore'] as const;
export type ReportComparison = (typeof reportComparisons)[number];

export type ReportPeriodRefusal =
  | 'analytics.period.order'
  | 'analytics.report.tooOld'
  | 'analytics.period.future';

/** Returns why the range of a report is refused, or undefined. A single day is allowed. Days are those of the zone. */
export function refuseReportPeriod(
  { from, to }: DateRange,
  zone: string,
  now: Date,
): ReportPeriodRefusal | undefined {
  const today = dayAt(now, zone);
  if (from > to) return 'analytics.period.order';
  if (to > today) return 'analytics.period.future';
  return from < daysLater(today, -reportDays) ? 'analytics.report.tooOld' : undefined;
}

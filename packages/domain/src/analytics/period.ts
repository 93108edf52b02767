import { type DateRange, refuseRange } from '../core/date-range.ts';
import { dayAt, daysLater } from '../core/days.ts';

/** A dashboard range begins at most this many days ago. */
export const maxStartDays = 91;

/** Analytics queries look back this many days. */
export const lookBackDays = 90;

const hour = 60 * 60 * 1000;
const dayLength = 24 * hour;

export type PeriodRefusal =
  | 'dateRange.sameDay'
  | 'analytics.period.order'
  | 'analytics.period.tooOld'
  | 'analytics.period.future';

/** Returns why a dashboard range is refused, or undefined (ANA-024 to ANA-026). Days are those of the zone. */
export function refusePeriod(range: DateRange, zone: string, now: Date): PeriodRefusal | undefined {
  const today = dayAt(now, zone);
  if (refuseRange(range)) return 'dateRange.sameDay';
  if (range.from > range.to) return 'analytics.period.order';
  if (range.to > today) return 'analytics.period.future';
  return range.from < daysLater(today, -maxStartDays) ? 'analytics.period.tooOld' : undefined;
}

/** The range of the last `days` days, today included. */
export function lastDays(days: number, zone: string, now: Date): DateRange {
  const to = dayAt(now, zone);
  return { from: daysLater(to, 1 - days), to };
}

/** The instant before which analytics queries return nothing: 90 days ago, cut to the hour (ANA-057). */
export function earliestTime(now: Date, days = lookBackDays): Date {
  return new Date(Math.floor((now.getTime() - days * dayLength) / hour) * hour);
}

/** The months that the look-back of the month graph touches, from its first day to today, in UTC (ANA-059). */
export function monthRange(now: Date): DateRange {
  return { from: dayAt(earliestTime(now), 'UTC'), to: dayAt(now, 'UTC') };
}

/** A day as analytics writes it: MM/DD/YYYY (ANA-058). */
export function usDate(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** The day (YYYY-MM-DD) that MM/DD/YYYY names, or undefined where there is none. */
export function dayOfUsDate(written: string): string | undefined {
  const [, month, date, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(written) ?? [];
  const day = `${year}-${month}-${date}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}

import { AppError } from '@campus/contracts/core/app-error';
import { type DayGraph, zoneOfGraph } from '@campus/domain/analytics/graphs';
import { dayOfUsDate, earliestTime, refusePeriod } from '@campus/domain/analytics/period';
import { type CalendarDay, daysOf, monthOf } from '@campus/domain/analytics/points';
import type { DateRange } from '@campus/domain/core/date-range';

/** The wire input of a search by day or month. */
export interface DaysQuery {
  accountId: string;
  startDateStr: string;
  endDateStr: string;
  earliestTime: string;
  offsetHoursStr: string;
  timeZone?: string | undefined;
  hideEmployees: boolean;
  limit: number;
  room?: string | undefined;
}

/** The days or months that a search covers. */
export interface Bins {
  accountId: string;
  /** The days or months. */
  bins: readonly CalendarDay[];
  /** The first day returned. */
  earliest: Date;
  /** Events are counted up to this time. */
  now: Date;
  hideEmployees: boolean;
  room: string;
}

/** Returns the time zone that defines the days: the named one, or the offset as a zone. */
export function zoneOf({ timeZone, offsetHoursStr }: Pick<DaysQuery, 'timeZone' | 'offsetHoursStr'>): string {
  if (timeZone !== undefined) return timeZone;
  const minutes = Math.round(Number(offsetHoursStr) * 60);
  const part = (value: number) => String(value).padStart(2, '0');
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${part(hours)}:${part(rest)}`;
}

/** Returns the requested range. Refuses invalid ranges like the dashboard (ANA-024 to ANA-026). */
export function rangeOf(
  asked: Pick<DaysQuery, 'startDateStr' | 'endDateStr'>,
  zone: string,
  now: Date,
): DateRange {
  const [from, to] = [dayOfUsDate(asked.startDateStr), dayOfUsDate(asked.endDateStr)];
  if (from === undefined || to === undefined) throw new AppError('invalid', 'request.invalid');
  const refusal = refusePeriod({ from, to }, zone, now);
  if (refusal) throw new AppError('invalid', refusal);
  return { from, to };
}

/** Returns the days of a graph's search, at most `limit`, checked and cut in the zone of the graph. */
export function dayBins(graph: DayGraph, asked: DaysQuery, now: Date): Bins {
  const zone = zoneOfGraph(graph, zoneOf(asked));
  const days = daysOf(rangeOf(asked, zone, now), zone);
  return { ...boundsOf(asked, now), bins: days.slice(0, asked.limit) };
}

/** Returns the months of a search, in UTC (ANA-059). */
export function monthBins(asked: DaysQuery, now: Date): Bins {
  const { from, to } = rangeOf(asked, 'UTC', now);
  const bins: CalendarDay[] = [];
  for (let day = from; day.slice(0, 7) <= to.slice(0, 7); ) {
    const month = monthOf(day);
    bins.push(month);
    day = month.end.toISOString().slice(0, 10);
  }
  return { ...boundsOf(asked, now), bins: bins.slice(0, asked.limit) };
}

function boundsOf(asked: DaysQuery, now: Date): Omit<Bins, 'bins'> {
  const lookBack = Number(/\d+/.exec(asked.earliestTime)?.[0]);
  const { accountId, hideEmployees, room = '' } = asked;
  return { accountId, earliest: earliestTime(now, lookBack), now, hideEmployees, room };
}

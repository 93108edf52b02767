import { AppError } from '@campus/contracts/core/app-error';
import { dayOfUsDate, earliestTime, refusePeriod } from '@campus/domain/analytics/period';
import { type CalendarDay, daysOf, monthOf } from '@campus/domain/analytics/points';
import type { DateRange } from '@campus/domain/core/date-range';

/** The input of a search by day or month on the wire. */
export interface AskedDays {
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

/** The range of a search by day or month. */
export interface Bins {
  accountId: string;
  /** The days or months. */
  bins: readonly CalendarDay[];
  /** The first day returned. */
  earliest: Date;
  /** The end of the counted events. */
  now: Date;
  hideEmployees: boolean;
  room: string;
}

/** The zone in which days are cut: the one named, or the offset as a zone. */
export function zoneOf({ timeZone, offsetHoursStr }: Pick<AskedDays, 'timeZone' | 'offsetHoursStr'>): string {
  if (timeZone !== undefined) return timeZone;
  const minutes = Math.round(Number(offsetHoursStr) * 60);
  const part = (value: number) => String(value).padStart(2, '0');
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${part(hours)}:${part(rest)}`;
}

/** The range that is asked for; refused as the dashboard refuses it (ANA-024 to ANA-026). */
export function rangeOf(
  asked: Pick<AskedDays, 'startDateStr' | 'endDateStr'>,
  zone: string,
  now: Date,
): DateRange {
  const [from, to] = [dayOfUsDate(asked.startDateStr), dayOfUsDate(asked.endDateStr)];
  if (from === undefined || to === undefined) throw new AppError('invalid', 'request.invalid');
  const refusal = refusePeriod({ from, to }, zone, now);
  if (refusal) throw new AppError('invalid', refusal);
  return { from, to };
}

/**
 * The days that a search is about, in a zone that need not be the caller's: at most `limit`. The range is judged where
 * the caller is; there, it may already be tomorrow: a day that has not begun is left out.
 */
export function dayBins(asked: AskedDays, zone: string, now: Date): Bins {
  const days = daysOf(rangeOf(asked, zoneOf(asked), now), zone).filter(({ start }) => start <= now);
  return { ...boundsOf(asked, now), bins: days.slice(0, asked.limit) };
}

/** The months that a search is about, in UTC (ANA-059). */
export function monthBins(asked: AskedDays, now: Date): Bins {
  const { from, to } = rangeOf(asked, 'UTC', now);
  const bins: CalendarDay[] = [];
  for (let day = from; day.slice(0, 7) <= to.slice(0, 7); ) {
    const month = monthOf(day);
    bins.push(month);
    day = month.end.toISOString().slice(0, 10);
  }
  return { ...boundsOf(asked, now), bins: bins.slice(0, asked.limit) };
}

function boundsOf(asked: AskedDays, now: Date): Omit<Bins, 'bins'> {
  const lookBack = Number(/\d+/.exec(asked.earliestTime)?.[0]);
  const { accountId, hideEmployees, room = '' } = asked;
  return { accountId, earliest: earliestTime(now, lookBack), now, hideEmployees, room };
}

import { clockIn, dayAt, daysLater, endOfDay, startOfDay } from '../core/days.ts';
import { isoOffset } from '../core/repeated-times.ts';

const hour = 60 * 60 * 1000;

/** How many hours the clocks of a zone are ahead of UTC at an instant: 5.5 in Kolkata, -4 in New York in summer. */
export function offsetHours(zone: string, at: Date): number {
  const second = Math.floor(at.getTime() / 1000) * 1000;
  return (clockIn(zone)(second) - second) / hour;
}

/** The hours that a zone is ahead of UTC at noon (UTC) of a day, to two decimals, for services without time zones. */
export function offsetOn(day: string, zone: string): number {
  return Math.round(offsetHours(zone, new Date(`${day}T12:00:00Z`)) * 100) / 100;
}

/**
 * The offset as exports send it: rounded to an even number of hours (ANA-027). Platforms that know time zones use the
 * zone instead.
 */
export function evenOffset(hours: number): number {
  const even = 2 * Math.round(hours / 2);
  return even === 0 ? 0 : even;
}

/** Since when a zone has its present offset, and the earlier ones. */
export interface OffsetChange {
  /** The day of the change in the zone (YYYY-MM-DD). */
  day: string;
  /** The offsets before it, in hours, latest first. */
  earlier: number[];
}

/** The last change of a zone's clocks within so many days before `now`; undefined if there was none. */
export function lastOffsetChange(zone: string, now: Date, days: number): OffsetChange | undefined {
  const present = offsetHours(zone, now);
  const today = dayAt(now, zone);
  const offsets = Array.from({ length: days + 1 }, (_, ago) => {
    const day = daysLater(today, -ago);
    return { day, hours: offsetHours(zone, startOfDay(day, zone)) };
  });
  const before = offsets.findIndex(({ hours }) => hours !== present);
  if (before === -1) return undefined;
  const earlier = [...new Set(offsets.slice(before).map(({ hours }) => hours))];
  const last = offsets[before]?.day ?? today;
  // Where clocks change at midnight, the change belongs to the day that begins.
  const isAtMidnight = offsetHours(zone, endOfDay(last, zone)) !== present;
  return { day: isAtMidnight ? daysLater(last, 1) : last, earlier };
}

/** An offset as people read it: UTC+05:30, UTC-04:00, UTC. */
export function offsetLabel(hours: number): string {
  return hours === 0 ? 'UTC' : `UTC${isoOffset(hours * 60)}`;
}

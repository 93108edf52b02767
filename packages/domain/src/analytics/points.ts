import type { DateRange } from '../core/date-range.ts';
import { daysLater, endOfDay, startOfDay } from '../core/days.ts';

/**
 * What is known of a day or month.
 * - `complete`: it is over, and everything about it has arrived.
 * - `running`: it is not over, or the last of its events may still arrive.
 * - `partial`: for at least an hour all servers of the world, or one of them, sent nothing, not even that they run; or
 *   events have arrived, but nothing says that servers ran; or a part of it lies before the look-back.
 * - `gap`: they sent nothing at all; a zero would be invented.
 * - `outside`: it lies before what analytics looks back to.
 */
export const pointStates = ['complete', 'running', 'partial', 'gap', 'outside'] as const;
export type PointState = (typeof pointStates)[number];

/** Whether nothing is known of a day or month, as opposed to zero or to nothing that could be measured. */
export function isMissing({ state }: { state: PointState }): boolean {
  return state === 'gap' || state === 'outside';
}

/** A day, or a month: its instants, and how long it is where the clocks change. */
export interface CalendarDay {
  /** YYYY-MM-DD; of a month YYYY-MM. */
  date: string;
  start: Date;
  /** The first instant of the next one. */
  end: Date;
  /** 23 or 25 on the days on which the clocks change by an hour. */
  hours: number;
}

/** The days of a range in a zone, both ends included. */
export function daysOf({ from, to }: DateRange, zone: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let date = from; date <= to; date = daysLater(date, 1)) {
    const start = startOfDay(date, zone);
    const end = new Date(endOfDay(date, zone).getTime() + 1);
    days.push({ date, start, end, hours: (end.getTime() - start.getTime()) / 3_600_000 });
  }
  return days;
}

/** The calendar month of a day, in UTC. */
export function monthOf(day: string): CalendarDay {
  const start = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
  return { date: day.slice(0, 7), start, end, hours: (end.getTime() - start.getTime()) / 3_600_000 };
}

/** The completeness of the figures. */
export interface Knowledge {
  now: Date;
  /** Up to when everything has arrived; undefined before the first event. */
  completeUntil: Date | undefined;
  /** The first instant that analytics looks back to. */
  earliest: Date;
}

const hour = 60 * 60 * 1000;

/** What has been received of a day or month. Times are in milliseconds. */
export interface Received {
  /** For how long at least one of the world's servers reported that it runs. */
  heardMs: number;
  /** The longest time for which one of its servers did not report, as `missingMs` says. */
  missingMs: number;
  /** Whether events other than these reports have arrived. */
  hasEvents: boolean;
}

/** The state of a day or month. */
export function pointState(
  { start, end }: { start: Date; end: Date },
  { heardMs, missingMs, hasEvents }: Received,
  { now, completeUntil, earliest }: Knowledge,
): PointState {
  if (end <= earliest) return 'outside';
  const over = Math.min(end.getTime(), now.getTime());
  const expected = over - Math.max(start.getTime(), earliest.getTime());
  if (heardMs === 0) return hasEvents ? 'partial' : 'gap';
  if (end > now || !completeUntil || completeUntil < end) return 'running';
  const lacksHour = Math.max(expected - heardMs, missingMs) >= hour;
  return start < earliest || lacksHour ? 'partial' : 'complete';
}

/** A server: when it was first and last heard, and for how long within a day or month. */
export interface HeardServer {
  first: number;
  last: number;
  heardMs: number;
}

/**
 * For how long the worst of the servers did not report within a time that is over. A server reports from its first
 * heartbeat on. One that is never heard again was shut down, or lost its connection; nobody knows. So what is left of
 * its last day or month is missing, and later ones are not.
 */
export function missingMs(
  servers: readonly HeardServer[],
  { start, end }: { start: Date; end: Date },
): number {
  const [from, to] = [start.getTime(), end.getTime()];
  const missing = servers
    .filter(({ first, last }) => first < to && last >= from)
    .map(({ first, heardMs }) => to - Math.max(from, first) - heardMs);
  return Math.max(0, ...missing);
}

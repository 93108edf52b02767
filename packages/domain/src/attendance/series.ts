import { daysLater, instantOfClock, weekdayOf } from '../core/days.ts';
import type { AttendanceWindow, Attended } from './merge-visits.ts';

/** The most windows of a series. */
export const maxWindows = 60;

/** The most people of a series. */
export const maxSeriesPeople = 5_000;

/** Windows of a series begin less than this many days ago. Events are kept for so long. */
export const seriesDays = 400;

/** The longest window of a series. */
export const maxWindowMinutes = 24 * 60;

/** A weekly time of a course. */
export interface WeeklyTime {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** HH:MM on the clock of the zone. */
  time: string;
  minutes: number;
}

/** A series of windows: weekly times between two days, single windows, and windows that are left out. */
export interface Series {
  weekly: readonly WeeklyTime[];
  /** YYYY-MM-DD, both included. */
  firstDay?: string | undefined;
  lastDay?: string | undefined;
  added: readonly AttendanceWindow[];
  /** The starts of the windows that are left out. */
  removed: readonly number[];
  timeZone: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The windows of a series in their order, each once. A weekly time that the clock skips begins at the jump, one that
 * comes twice begins with the first; its length is that of a watch, not of the clock on the wall. Stops soon after
 * `maxWindows`, however long the range is.
 */
export function windowsOf(series: Series): AttendanceWindow[] {
  const left = new Set(series.removed);
  const found = new Map<string, AttendanceWindow>();
  for (const window of [...weeklyWindows(series), ...series.added])
    if (!left.has(window.start)) found.set(`${window.start} ${window.end}`, window);
  return [...found.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function weeklyWindows({ weekly, firstDay, lastDay, removed, timeZone }: Series): AttendanceWindow[] {
  const windows: AttendanceWindow[] = [];
  if (weekly.length === 0 || !isDay(firstDay) || !isDay(lastDay)) return windows;
  const enough = maxWindows + removed.length;
  for (let date = firstDay; date <= lastDay && windows.length <= enough; date = daysLater(date, 1))
    for (const { weekday, time, minutes } of weekly) {
      if (weekdayOf(date) !== weekday) continue;
      const start = instantOfClock(Date.parse(`${date}T${time}:00.000Z`), timeZone);
      windows.push({ start, end: start + minutes * minute });
    }
  return windows;
}

/** Whether a day can be counted from. A query is judged as a whole also when one of its fields is wrong. */
function isDay(date: string | undefined): date is string {
  return date !== undefined && !Number.isNaN(Date.parse(`${date}T00:00:00.000Z`));
}

export type SeriesRefusal =
  | 'attendance.series.days'
  | 'attendance.series.order'
  | 'attendance.series.length'
  | 'attendance.series.tooMany'
  | 'attendance.series.tooOld';

/** Returns why a series cannot be read, or undefined. A series without windows can: it has no people. */
export function refuseSeries(series: Series, now: Date): SeriesRefusal | undefined {
  const { weekly, firstDay, lastDay } = series;
  if (weekly.length > 0) {
    if (firstDay === undefined || lastDay === undefined) return 'attendance.series.days';
    if (lastDay < firstDay) return 'attendance.series.order';
  }
  const windows = windowsOf(series);
  if (windows.length > maxWindows) return 'attendance.series.tooMany';
  const isLength = (length: number) => length > 0 && length <= maxWindowMinutes * minute;
  if (!windows.every(({ start, end }) => isLength(end - start))) return 'attendance.series.length';
  return windows.some(({ start }) => now.getTime() - start >= seriesDays * day)
    ? 'attendance.series.tooOld'
    : undefined;
}

/** The windows that have begun, and how many begin later. */
export function begunWindows(
  windows: readonly AttendanceWindow[],
  now: Date,
): { windows: AttendanceWindow[]; later: number } {
  const begun = windows.filter(({ start }) => start <= now.getTime());
  return { windows: begun, later: windows.length - begun.length };
}

/**
 * What is known of a window.
 * - `complete`: it is over, and everything about it has arrived.
 * - `running`: it is not over, or the last of its events may still arrive.
 * - `partial`: for ten minutes or longer a server of the world sent nothing, not even that it runs.
 * - `unknown`: no server sent anything. Nobody can be called absent.
 */
export const windowStates = ['complete', 'running', 'partial', 'unknown'] as const;
export type WindowState = (typeof windowStates)[number];

/** Who comes, or leaves, by more than this beside the bounds of a window is late, or early. */
export const lateMs = 5 * minute;

/**
 * Whether a person came late, or left early. Undefined where that is not known: in a window of which something is
 * missing, and at the end of one that is not over.
 */
export function marksOf(
  { joined, left }: Pick<Attended, 'joined' | 'left'>,
  { start, end }: AttendanceWindow,
  state: WindowState,
): { late?: boolean; early?: boolean } {
  if (state === 'partial' || state === 'unknown') return {};
  const late = joined - start > lateMs;
  return state === 'running' ? { late } : { late, early: end - left > lateMs };
}

const weeklyForm = /^([1-7])T([01]\d|2[0-3]):([0-5]\d)\/(\d{1,4})$/;

/** Reads a weekly time as addresses and calls have it: `1T10:00/90` is on Mondays at 10:00, for 90 minutes. */
export function readWeeklyTime(written: string): WeeklyTime | undefined {
  const [, weekday, hours, minutes, length] = weeklyForm.exec(written) ?? [];
  const lasting = Number(length);
  if (weekday === undefined || !(lasting >= 1 && lasting <= maxWindowMinutes)) return undefined;
  return { weekday: Number(weekday), time: `${hours}:${minutes}`, minutes: lasting };
}

/** Writes what `readWeeklyTime` reads. */
export function writeWeeklyTime({ weekday, time, minutes }: WeeklyTime): string {
  return `${weekday}T${time}/${minutes}`;
}

/** Reads a window as addresses and calls have it: two instants in ISO 8601, with a slash between. */
export function readWindow(written: string): AttendanceWindow | undefined {
  const [start = '', end = '', ...rest] = written.split('/');
  const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const window = { start: Date.parse(start), end: Date.parse(end) };
  const isRead = rest.length === 0 && isInstant(start) && isInstant(end);
  return isRead && !Number.isNaN(window.start + window.end) ? window : undefined;
}

/** Writes what `readWindow` reads. */
export function writeWindow({ start, end }: AttendanceWindow): string {
  return `${new Date(start).toISOString()}/${new Date(end).toISOString()}`;
}

import { clockIn } from '../core/days.ts';

/** An attendance starts less than this many days ago. */
export const attendanceStartDays = 36;

/** How far the export of an attendance looks back: 37 days, to the full hour (ATT-023). */
export const attendanceLookBack = '-37d@h';

/** The longest attendance in hours: no start is further back. */
export const maxHours = attendanceStartDays * 24;

/** Durations are multiples of half an hour. */
export const durationStep = 0.5;

const hour = 60 * 60 * 1000;
const halfHour = hour / 2;

export type StartRefusal = 'attendance.start.tooOld' | 'attendance.start.future';

/** Returns why a start is refused, or undefined: exactly 36 days ago is too long ago (ATT-015). */
export function refuseStart(start: Date, now: Date): StartRefusal | undefined {
  if (start > now) return 'attendance.start.future';
  const age = now.getTime() - start.getTime();
  return age >= attendanceStartDays * 24 * hour ? 'attendance.start.tooOld' : undefined;
}

/** Whether a duration in hours is one that can be asked for (ATT-013). */
export function isDuration(hours: number): boolean {
  return hours >= durationStep && hours <= maxHours && Number.isInteger(hours / durationStep);
}

/** A duration as it is sent: hours turned into minutes, and these into seconds (ATT-014). */
export function durationSeconds(hours: number): number {
  return hours * 60 * 60;
}

/**
 * A start as typed, rounded down to half an hour of the local clock, as its help text says (IMP-020, ATT-028). Clocks of
 * some zones are a quarter of an hour apart from UTC.
 */
export function roundedStart(start: Date, timeZone: string): Date {
  const second = Math.floor(start.getTime() / 1000) * 1000;
  return new Date(second - (clockIn(timeZone)(second) % halfHour));
}

/** A duration as typed, rounded up to half hours, as its help text says (IMP-021). */
export function roundedHours(hours: number): number {
  return Math.max(durationStep, Math.ceil(hours / durationStep) * durationStep);
}

/**
 * The initial values of the form (ATT-024): from one hour before now, rounded down, until now, rounded up to half
 * hours, so that the last minutes are in it.
 */
export function defaultAttendance(now: Date, timeZone: string): { start: Date; hours: number } {
  const start = roundedStart(new Date(now.getTime() - hour), timeZone);
  return { start, hours: roundedHours((now.getTime() - start.getTime()) / hour) };
}

/** The query of an attendance report. It needs a room, a start, and a duration (ATT-016). */
export interface AttendanceQuery {
  sfsRoom?: string | undefined;
  all?: boolean | undefined;
  start?: string | undefined;
  hours?: number | undefined;
}

/**
 * The place of an attendance report: empty for all private volumes, undefined if none is named. A room is always named.
 */
export function askedPlace({
  page,
  sfsRoom,
  all,
}: {
  page: 'roomAttendance' | 'privateVolumeAttendance';
  sfsRoom: string;
  all: boolean;
}): string | undefined {
  if (all && page === 'privateVolumeAttendance') return '';
  return sfsRoom === '' ? undefined : sfsRoom;
}

/** When an attendance ends (ISO 8601, UTC). */
export function attendanceEnd(start: string, hours: number): string {
  return new Date(Date.parse(start) + durationSeconds(hours) * 1000).toISOString();
}

/** Whether a search can be made. */
export function isComplete(
  asked: AttendanceQuery,
): asked is AttendanceQuery & { start: string; hours: number } {
  const { sfsRoom, all, start, hours } = asked;
  return (all === true || (sfsRoom ?? '') !== '') && start !== undefined && hours !== undefined;
}

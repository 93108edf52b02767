import type { Visit } from './visits.ts';

/** One person's attendance in a window. Times are milliseconds since 1970. */
export interface Attended {
  joined: number;
  left: number;
  /** Time in the room, counted once where visits overlap. */
  ms: number;
  /** Seconds of talking. A visit that the window cuts counts in proportion. */
  talked: number;
  /** Whether the last leave was never reported. */
  inferred: boolean;
}

/** A time from `start` up to and without `end`, in milliseconds since 1970. */
export interface AttendanceWindow {
  start: number;
  end: number;
}

/**
 * Merges the visits of one person within a window. Two tabs at the same time count once, and a reconnection does not
 * end the attendance. Somebody of whom only the join is known was there for no time. Undefined for a person who was not
 * there.
 */
export function mergeVisits(visits: readonly Visit[], window: AttendanceWindow): Attended | undefined {
  const within = visits
    .filter(({ began, ended }) => began < window.end && (ended > window.start || began >= window.start))
    .map((visit) => ({ ...visit, ...cut(visit, window), whole: visit.ended - visit.began }))
    .toSorted((a, b) => a.began - b.began);
  const [first] = within;
  if (!first) return undefined;
  const left = Math.max(...within.map(({ ended }) => ended));
  const ms = unionOf(within);
  const talked = within.reduce(
    (sum, { talked, began, ended, whole }) => (whole === 0 ? sum : sum + talked * ((ended - began) / whole)),
    0,
  );
  return {
    joined: first.began,
    left,
    ms,
    talked: Math.min(talked, ms / 1000),
    inferred: isInferred(visits, left, window),
  };
}

/** Whether no visit that ended then has a reported leave. A reported leave takes precedence. */
function isInferred(visits: readonly Visit[], left: number, { end }: AttendanceWindow): boolean {
  const isOfLeave = ({ began, ended }: Visit) =>
    ended >= left && (began < left || (ended === left && left < end));
  return visits.filter(isOfLeave).every(({ ended, inferred }) => inferred && ended === left);
}

function cut({ began, ended }: Visit, { start, end }: AttendanceWindow) {
  return { began: Math.max(began, start), ended: Math.min(ended, end) };
}

/** The length of the union of intervals that are sorted by their beginnings. */
function unionOf(intervals: readonly { began: number; ended: number }[]): number {
  let total = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { began, ended } of intervals) {
    total += Math.max(0, ended - Math.max(began, until));
    until = Math.max(until, ended);
  }
  return total;
}

/** Minutes with one decimal, as reports show them. */
export function minutesOf(ms: number): number {
  return Math.round(ms / 6_000) / 10;
}

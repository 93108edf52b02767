import { clockIn } from '../core/days.ts';

const hour = 60 * 60 * 1000;
/** Hours from a Monday at 0:00 to the Thursday with which Unix time begins. */
const hoursToThursday = 3 * 24;
export const hoursOfWeek = 7 * 24;

/** A time in which a zone keeps its offset. Times are in milliseconds. */
export interface ZoneShift {
  /** When it begins; the end is the beginning of the next one. */
  from: number;
  /** How far the clocks are ahead of UTC. */
  ahead: number;
}

/** A time, in milliseconds, without its end. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The offsets of a zone within days. `days` begin and end at whole seconds, follow each other, and have at most one
 * change of the clocks each.
 */
export function zoneShifts(days: readonly Span[], zone: string): ZoneShift[] {
  const clock = clockIn(zone);
  const aheadAt = (at: number) => clock(at) - at;
  const shifts: ZoneShift[] = [];
  const add = (from: number, ahead: number) => {
    if (shifts.at(-1)?.ahead !== ahead) shifts.push({ from, ahead });
  };
  for (const { start, end } of days) {
    const [before, after] = [aheadAt(start), aheadAt(end)];
    add(start, before);
    if (before !== after) add(changeWithin({ start, end }, before, aheadAt), after);
  }
  return shifts;
}

/** The first second of a time at which the offset is no longer `before`. */
function changeWithin({ start, end }: Span, before: number, aheadAt: (at: number) => number): number {
  let [same, other] = [start, end];
  while (other - same > 1000) {
    const middle = Math.floor((same + other) / 2000) * 1000;
    if (aheadAt(middle) === before) same = middle;
    else other = middle;
  }
  return other;
}

/** The hour of the week of a number of hours since Unix time began: 0 is Monday, 0:00. */
export function hourOfWeek(hours: number): number {
  return (hours + hoursToThursday) % hoursOfWeek;
}

/** How long each hour of the week is within some times, in hours, by the clocks of a zone: 168 numbers. */
export function weekHours(spans: readonly Span[], shifts: readonly ZoneShift[]): number[] {
  const lengths = new Array<number>(hoursOfWeek).fill(0);
  for (const span of spans)
    for (const [index, { from, ahead }] of shifts.entries()) {
      const start = index === 0 ? span.start : Math.max(span.start, from);
      const end = Math.min(span.end, shifts[index + 1]?.from ?? span.end);
      addHours(lengths, start + ahead, end + ahead);
    }
  return lengths.map((ms) => ms / hour);
}

/** Adds the milliseconds from `start` to `end`, as clocks show them, to the hours of the week. */
function addHours(lengths: number[], start: number, end: number): void {
  for (let at = start; at < end; ) {
    const number = Math.floor(at / hour);
    const next = Math.min(end, (number + 1) * hour);
    const place = hourOfWeek(number);
    lengths[place] = (lengths[place] ?? 0) + next - at;
    at = next;
  }
}

import { day, hour } from './event.ts';

/** A day, week, or month: its name, its first instant, and that of the next one. */
export interface Span {
  date: string;
  start: number;
  end: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Numbers of the wall clock: year, month, day, hour, as Intl writes them. */
function clock(at: number, zone: string): string {
  const known = formats.get(zone);
  const format =
    known ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
    });
  formats.set(zone, format);
  return format.format(at);
}

/** The calendar day of an instant in a zone, as YYYY-MM-DD. */
export function dateAt(at: number, zone: string): string {
  return clock(at, zone).slice(0, 10);
}

/** The hour that the clock of a zone shows, 0 to 23. */
export function hourAt(at: number, zone: string): number {
  return Number(clock(at, zone).slice(11, 13));
}

const starts = new Map<string, number>();

/** The first instant of a day in a zone: the clock is looked at, between a day and a half before and after. */
function startOf(date: string, zone: string): number {
  const name = `${date} ${zone}`;
  const known = starts.get(name);
  if (known !== undefined) return known;
  let before = Date.parse(date) - 36 * hour;
  let after = Date.parse(date) + 36 * hour;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateAt(middle, zone) < date) before = middle;
    else after = middle;
  }
  starts.set(name, after);
  return after;
}

/** The day that is so many days later. Dates without a zone are those of UTC. */
export function later(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** The days of a range in a zone, its last one included. */
export function daysBetween(from: string, to: string, zone: string): Span[] {
  const days: Span[] = [];
  for (let date = from; date <= to; date = later(date, 1))
    days.push({ date, start: startOf(date, zone), end: startOf(later(date, 1), zone) });
  return days;
}

/** The months of UTC that a range of days touches, whole, by their names (YYYY-MM). */
export function monthsBetween(from: string, to: string): Span[] {
  const months: Span[] = [];
  for (let date = `${from.slice(0, 7)}-01`; date <= to; ) {
    const next = `${later(date, 31).slice(0, 7)}-01`;
    months.push({ date: date.slice(0, 7), start: Date.parse(date), end: Date.parse(next) });
    date = next;
  }
  return months;
}

const dayLength = 24 * 60 * 60 * 1000;

/** Whether a name such as 'Europe/Berlin' or 'UTC' is a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The instant at which a calendar day (YYYY-MM-DD) begins in a time zone. If the clock repeats midnight, it is the
 * earlier one; if the clock skips midnight, the moment of the jump.
 */
export function startOfDay(date: string, timeZone: string): Date {
  return new Date(instantOfClock(Date.parse(`${date}T00:00:00.000Z`), timeZone));
}

/** The last millisecond of a calendar day in a time zone. */
export function endOfDay(date: string, timeZone: string): Date {
  return new Date(instantOfClock(Date.parse(`${date}T00:00:00.000Z`) + dayLength, timeZone) - 1);
}

/**
 * The first instant, in milliseconds, at which a clock in the zone shows `wanted` or later: a whole second, written as
 * if it were UTC.
 */
export function instantOfClock(wanted: number, timeZone: string): number {
  const clock = clockIn(timeZone);
  const [before, after] = [wanted - dayLength, wanted + dayLength];
  const exact = [before, after]
    .map((near) => wanted - (clock(near) - near))
    .filter((candidate) => clock(candidate) === wanted);
  return exact.length > 0 ? Math.min(...exact) : momentOfJump({ before, after, wanted, clock });
}

/** For a time that the clock skips: the first second at which it shows a later time. */
function momentOfJump(search: {
  before: number;
  after: number;
  wanted: number;
  clock: (instant: number) => number;
}): number {
  let { before, after } = search;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (search.clock(middle) < search.wanted) before = middle;
    else after = middle;
  }
  return after;
}

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export function dayAt(instant: Date, timeZone: string): string {
  const second = Math.floor(instant.getTime() / 1000) * 1000;
  return new Date(clockIn(timeZone)(second)).toISOString().slice(0, 10);
}

/** The day so many days after another, or before it. */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** The weekday of a day (YYYY-MM-DD), from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00.000Z`).getUTCDay() || 7;
}

/** The Monday of the week of a day. */
export function mondayOf(date: string): string {
  return daysLater(date, 1 - weekdayOf(date));
}

/** A function that returns what a clock in the zone shows at an instant, written as if it were UTC. */
export function clockIn(timeZone: string): (instant: number) => number {
  if (timeZone === 'UTC') return (instant) => instant;
  const format = formatIn(timeZone);
  return (instant) => {
    const shown = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
  };
}

/** Making a format takes a hundred times as long as using it; a file can hold a million dates. */
const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 100;

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= maxFormats) formats.clear();
  formats.set(timeZone, made);
  return made;
}

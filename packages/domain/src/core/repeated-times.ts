const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns what a clock shows at an instant, both in milliseconds, the clock's time as if it were UTC. */
export type Clock = (instant: number) => number;

/** An instant whose time the clock shows twice, because it is set back between. */
export interface Repeated {
  /** The clock's offset from UTC: +02:00. */
  offset: string;
  isFirst: boolean;
}

/** Finds out whether the clock shows the time of an instant, to the second, twice; undefined if it does not. */
export function repeatedAt(clock: Clock, instant: Date): Repeated | undefined {
  const at = Math.floor(instant.getTime() / 1000) * 1000;
  const shown = clock(at);
  const other = [at - day, at + day]
    .map((near) => shown - (clock(near) - near))
    .find((candidate) => candidate !== at && clock(candidate) === shown);
  return other === undefined ? undefined : { offset: isoOffset((shown - at) / minute), isFirst: at < other };
}

/**
 * Returns a function for the suffix that makes a time unambiguous: the offset (+02:00) if the clock shows the time
 * twice, otherwise nothing, so that spreadsheets read a date.
 */
export function offsetWhereRepeated(clock: Clock): (instant: Date) => string {
  // A file can hold a million times, most of them far from any change of the clock.
  const days = new Map<number, boolean>();
  const isNearChange = (number: number) => {
    const [before, after] = [(number - 1) * day, (number + 2) * day];
    return clock(before) - before !== clock(after) - after;
  };
  return (instant) => {
    const number = Math.floor(instant.getTime() / day);
    const isNear = days.get(number) ?? isNearChange(number);
    days.set(number, isNear);
    return (isNear && repeatedAt(clock, instant)?.offset) || '';
  };
}

/** An offset in minutes as ISO 8601 writes it: +05:30, -04:00, +00:00. */
export function isoOffset(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  const length = Math.round(Math.abs(minutes));
  return `${minutes < 0 ? '-' : '+'}${part(Math.floor(length / 60))}:${part(length % 60)}`;
}

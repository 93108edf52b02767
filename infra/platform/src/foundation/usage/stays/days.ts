import { readAfterMs, readBeforeMs, silenceMs } from '@campus/domain/analytics/sessions';

/** The length of a UTC day. Days are numbered from 1970. */
export const dayMs = 24 * 60 * 60 * 1000;

/** The UTC day of a moment. */
export const dayOf = (ms: number): number => Math.floor(ms / dayMs);

/** The moment from which on nothing that happens changes the sessions that began on a day. */
export const settledAt = (day: number): number => (day + 1) * dayMs + readAfterMs;

/** The first and last day on which sessions began that an event can change. */
export function daysChangedBy({ first, last }: { first: number; last: number }): {
  from: number;
  to: number;
} {
  return { from: dayOf(first - readBeforeMs), to: dayOf(last + silenceMs) };
}

import { silentServerMs } from './presence.ts';

/**
 * How long after it happened an event is late. By then its server counts as silent, and figures without the event
 * may have been read.
 */
const lateMs = silentServerMs;

/** How far ahead of the platform's clock an event is early. Clocks that are set over the network differ by less. */
const earlyMs = 5_000;

/** Whether an event arrived late, or before it happened by the platform's clock. Times are in milliseconds. */
export function arrivalOf(at: number, now: number): 'late' | 'early' | 'inTime' {
  if (at < now - lateMs) return 'late';
  return at > now + earlyMs ? 'early' : 'inTime';
}

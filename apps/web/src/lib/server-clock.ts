/** The gateway's latest time, and when it arrived by this page's monotonic clock. */
let heard: { at: number; since: number } | undefined;

/** Records the Date header of a response. */
export function hearServerClock(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) heard = { at, since: performance.now() };
}

/**
 * The current time by the gateway's clock, because a device's clock may be wrong. Never ahead of it, and up
 * to a second behind. Before the first response, the device's time.
 */
export function serverNow(): Date {
  return new Date(heard ? heard.at + performance.now() - heard.since : Date.now());
}

/** The latest time on the gateway's clock, and the moment on this page's stopwatch when it came. */
let heard: { at: number; since: number } | undefined;

/** Notes the Date header of an answer. */
export function hearServerClock(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) heard = { at, since: performance.now() };
}

/**
 * Now by the clock of the gateway, never later than it says, and up to a second earlier: the clock of a device may be
 * wrong. Until the gateway has answered, now by the clock of the device.
 */
export function serverNow(): Date {
  return new Date(heard ? heard.at + performance.now() - heard.since : Date.now());
}

const hour = 60 * 60 * 1000;

/**
 * The time up to which every event has arrived: when the slowest server was last heard. A server that has been silent
 * for an hour is ignored; its silence is a gap. Undefined if no server was ever heard.
 */
export function completeUntil(lastHeard: readonly Date[], now: Date): Date | undefined {
  const times = lastHeard.map((time) => time.getTime());
  const recent = times.filter((time) => now.getTime() - time < hour);
  if (recent.length > 0) return new Date(Math.min(...recent));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

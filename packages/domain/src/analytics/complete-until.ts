const hour = 60 * 60 * 1000;

/**
 * Up to when every event has arrived: until the slowest of the servers was last heard. A server that has been silent for
 * an hour no longer holds the others back: what it did not send is a gap. Undefined where no server was ever heard.
 */
export function completeUntil(lastHeard: readonly Date[], now: Date): Date | undefined {
  const times = lastHeard.map((time) => time.getTime());
  const recent = times.filter((time) => now.getTime() - time < hour);
  if (recent.length > 0) return new Date(Math.min(...recent));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** The number of settled rows of a task, and when it was read, in milliseconds. */
export interface Sighting {
  at: number;
  settled: number;
}

/** Milliseconds over which the rate is measured: long enough to be stable, short enough to follow changes. */
const memory = 20_000;

/** Adds the latest observation, and drops those too old for the current rate. */
export function seen(sightings: readonly Sighting[], next: Sighting): readonly Sighting[] {
  const recent = sightings.filter(({ at }) => at >= next.at - memory);
  return [...recent, next];
}

/** Rows settled per second; undefined until it can be computed. */
export function rateOf(sightings: readonly Sighting[]): number | undefined {
  const [first, last] = [sightings[0], sightings.at(-1)];
  if (!first || !last || last.at - first.at < 500) return undefined;
  const rate = (1000 * (last.settled - first.settled)) / (last.at - first.at);
  return rate > 0 ? rate : undefined;
}

/** An approximate duration in seconds, minutes, or hours; undefined for a few seconds. */
export function approximateDuration(
  seconds: number,
): { count: number; unit: 'second' | 'minute' | 'hour' } | undefined {
  if (seconds < 10) return undefined;
  if (seconds < 55) return { count: Math.ceil(seconds / 10) * 10, unit: 'second' };
  if (seconds < 55 * 60) return { count: Math.ceil(seconds / 60), unit: 'minute' };
  return { count: Math.ceil(seconds / 3600), unit: 'hour' };
}

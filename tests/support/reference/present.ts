/** A time for which a person was somewhere, from `began` up to and without `ended`. */
export interface Presence {
  user: string;
  began: number;
  ended: number;
}

/** Who came and went in the same moment was there for its millisecond. */
export const lasting = <P extends Presence>(stay: P): P => ({
  ...stay,
  ended: Math.max(stay.ended, stay.began + 1),
});

/** Those of a time, from `start` up to and without `end`. */
export function within<P extends Presence>(stays: readonly P[], start: number, end: number): P[] {
  return stays.map(lasting).filter(({ began, ended }) => began < end && ended > start);
}

/**
 * The most people at one moment of a time, and the first moment with that many. Each person counts once. Only an
 * arrival makes more people, so the beginning and every arrival are looked at.
 */
export function peakOf(
  stays: readonly Presence[],
  start: number,
  end: number,
): { people: number; at: number } | undefined {
  const there = within(stays, start, end);
  const moments = new Set([start, ...there.map(({ began }) => began).filter((at) => at >= start)]);
  let peak: { people: number; at: number } | undefined;
  for (const at of [...moments].toSorted((a, b) => a - b)) {
    const present = there.filter(({ began, ended }) => began <= at && ended > at);
    const people = new Set(present.map(({ user }) => user)).size;
    if (people > (peak?.people ?? 0)) peak = { people, at };
  }
  return peak;
}

/** A quantile between the values beside it, as spreadsheets compute it. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? undefined : low + (high - low) * (place % 1);
}

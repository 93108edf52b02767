import type { Figures, Percentiles } from './measure.ts';

/** Figures beside those of the direct call: the share of its throughput, and the extra latency. */
export function besides(figures: Figures, direct: Figures | undefined) {
  if (!direct) return rounded(figures);
  return {
    ...rounded(figures),
    'of direct': twoDigits(figures.requestsPerSecond / direct.requestsPerSecond),
    'p50 above direct': twoDigits(figures.p50 - direct.p50),
  };
}

/** Figures as a row of a table. */
export function rounded({ requestsPerSecond, ...times }: Figures) {
  return { 'requests/s': Math.round(requestsPerSecond), ...roundedTimes(times) };
}

/** How long requests took, as a row of a table. */
export function roundedTimes({ p50, p95, p99 }: Percentiles) {
  return { 'p50 ms': twoDigits(p50), 'p95 ms': twoDigits(p95), 'p99 ms': twoDigits(p99) };
}

export function twoDigits(value: number): number {
  return Number(value.toFixed(2));
}

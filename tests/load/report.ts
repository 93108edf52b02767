import type { Figures, Percentiles } from './measure.ts';

/** Figures relative to the direct call: the share of its throughput, and the added latency. */
export function besides(figures: Figures, direct: Figures | undefined) {
  if (!direct) return rounded(figures);
  return {
    ...rounded(figures),
    'of direct': twoDigits(figures.requestsPerSecond / direct.requestsPerSecond),
    'p50 above direct': twoDigits(figures.p50 - direct.p50),
  };
}

/** Formats figures as a table row. */
export function rounded({ requestsPerSecond, ...times }: Figures) {
  return { 'requests/s': Math.round(requestsPerSecond), ...roundedTimes(times) };
}

/** Formats request times as a table row. */
export function roundedTimes({ p50, p95, p99 }: Percentiles) {
  return { 'p50 ms': twoDigits(p50), 'p95 ms': twoDigits(p95), 'p99 ms': twoDigits(p99) };
}

export function twoDigits(value: number): number {
  return Number(value.toFixed(2));
}

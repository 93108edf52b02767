import type { Figures } from './measure.ts';

/** Figures beside those of the direct call: the share of its throughput, and how much later the answer comes. */
export function besides(figures: Figures, direct: Figures | undefined) {
  if (!direct) return rounded(figures);
  return {
    ...rounded(figures),
    'of direct': Number((figures.requestsPerSecond / direct.requestsPerSecond).toFixed(2)),
    'p50 above direct': Number((figures.p50 - direct.p50).toFixed(2)),
  };
}

/** Figures as a row of a table. */
export function rounded({ requestsPerSecond, p50, p95, p99 }: Figures) {
  const ms = (value: number) => Number(value.toFixed(2));
  return {
    'requests/s': Math.round(requestsPerSecond),
    'p50 ms': ms(p50),
    'p95 ms': ms(p95),
    'p99 ms': ms(p99),
  };
}

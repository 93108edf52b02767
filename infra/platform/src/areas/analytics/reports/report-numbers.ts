/** Milliseconds as hours, to two decimals. */
export function hoursOf(ms: number): number {
  return rounded(ms / 3_600_000);
}

/** A number to two decimals. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Milliseconds since 1970 as an instant (ISO 8601). */
export function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

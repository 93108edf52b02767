/** Formats a number for English text: 10,000. */
export function grouped(value: number): string {
  return value.toLocaleString('en');
}

/** A number as English sentences write it: 10,000. */
export function grouped(value: number): string {
  return value.toLocaleString('en');
}

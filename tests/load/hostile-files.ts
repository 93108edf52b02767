/** The most columns of a file, and cells that are just short enough to be read. */
const [columns, cell] = [200, 9_900];

/**
 * Files whose cells take as long as possible to be judged: signs that one form of Unicode writes as many, and texts
 * that are almost addresses, numbers, or dates. Some are small, some as large as an examination reads.
 */
export function hostileFiles(): string[] {
  const row = (text: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${text}${index}`).join();
  const rows = (text: string, count: number) => `foo,bar\n${`${text},1\n`.repeat(count)}`;
  return [
    `${row('\u{FDFA}'.repeat(1_000), 100)}\n${row('x', 100)}\n`,
    `${row('\u{FDFA}'.repeat(cell), columns)}\n${row('x', columns)}\n`,
    rows(`${'@'.repeat(cell)} x`, 300),
    rows(`${'a@'.repeat(cell / 2)}.`, 300),
    rows(`${'1.'.repeat(cell / 2)}x`, 300),
    rows(`${'1/2'.repeat(cell / 3)} ${' '.repeat(90)}`, 300),
    `foo,bar\n"${'""'.repeat(cell)}`,
    row('x', 100_000),
  ];
}

/** Options of csv-parse for every file. They accept what common programs write, not only RFC 4180. */
export const csvReading = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  // Blanks before a quote are not part of the cell.
  ltrim: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
};

/**
 * Returns the first and last line of each row, counted from 1. csv-parse reports only where a row ends, and
 * counts CR LF within quotes as two lines.
 */
export function lineCounter(): (record: readonly string[], lines: number) => { begin: number; end: number } {
  let tooMany = 0;
  return (record, lines) => {
    const signs = countOf(record, /[\r\n]/g);
    const breaks = countOf(record, /\r\n?|\n/g);
    const begin = lines - tooMany - signs;
    tooMany += signs - breaks;
    return { begin, end: begin + breaks };
  };
}

function countOf(cells: readonly string[], pattern: RegExp): number {
  return cells.reduce((count, cell) => count + (cell.match(pattern)?.length ?? 0), 0);
}

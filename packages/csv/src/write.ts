import { neutralized } from '@campus/domain/core/csv';
import type { ImportDelimiter } from '@campus/domain/imports/imports';
import { stringify } from 'csv-stringify/sync';

export interface CsvColumn<Row> {
  header: string;
  cell: (row: Row) => string;
}

/** The media type of a CSV file. */
export const csvType = 'text/csv; charset=utf-8';

/** Makes programs read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Generates a CSV file (RFC 4180, UTF-8 with byte order mark, a header row) in batches. The next batch is
 * requested when the previous one has been sent. No cell is ever evaluated as a formula, including headers:
 * account administrators name their own fields.
 */
export async function* csvFile<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + lines([columns.map(({ header }) => neutralized(header))]);
  for await (const rows of batches)
    yield lines(rows.map((row) => columns.map(({ cell }) => neutralized(cell(row)))));
}

/** Generates a CSV file of these cells, in batches. Cells are safe for spreadsheets, as those of `csvFile`. */
export async function* csvFileOfCells(
  batches: AsyncIterable<readonly (readonly string[])[]>,
  delimiter: ImportDelimiter,
): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of batches)
    yield lines(
      rows.map((row) => row.map(neutralized)),
      delimiter,
    );
}

/** Yields rows that are already in memory as one batch. */
export async function* inOneBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  if (rows.length > 0) yield rows;
}

function lines(records: string[][], delimiter: ImportDelimiter = ','): string {
  return stringify(records, { delimiter, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

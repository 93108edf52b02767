import { neutralized } from '@campus/domain/core/csv';
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
 * A CSV file (RFC 4180, UTF-8 with its mark, a header row), a batch of rows at a time: the next batch is asked
 * for when the one before has been sent. No cell is ever computed by a spreadsheet, headers
 * included: an account names its own fields.
 */
export async function* csvFile<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + lines([columns.map(({ header }) => neutralized(header))]);
  for await (const rows of batches)
    yield lines(rows.map((row) => columns.map(({ cell }) => neutralized(cell(row)))));
}

/** Rows that are all there at once, as the batches of a file. */
export async function* inOneBatch<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  if (rows.length > 0) yield rows;
}

function lines(records: string[][]): string {
  return stringify(records, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

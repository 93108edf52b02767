import type { CsvColumn } from '@campus/csv/write';

/** What the cells of a column are. A day is one of the calendar; an instant is shown in UTC. */
export type CellType = 'text' | 'number' | 'day' | 'instant';

/** A column of a file in any format. Null is an empty cell. */
export type TableColumn<Row> = { header: string } & (
  | { type: 'text'; cell: (row: Row) => string }
  | { type: 'number'; cell: (row: Row) => number | null }
  | { type: 'day'; cell: (row: Row) => string | null }
  | { type: 'instant'; cell: (row: Row) => Date | null }
);

/** Returns a column of texts. */
export function textColumn<Row>(header: string, cell: (row: Row) => string): TableColumn<Row> {
  return { header, type: 'text', cell };
}

/** Returns a column of numbers. */
export function numberColumn<Row>(header: string, cell: (row: Row) => number | null): TableColumn<Row> {
  return { header, type: 'number', cell };
}

/** Returns a column of days (YYYY-MM-DD). */
export function dayColumn<Row>(header: string, cell: (row: Row) => string | null): TableColumn<Row> {
  return { header, type: 'day', cell };
}

/** Returns a column of instants. */
export function instantColumn<Row>(header: string, cell: (row: Row) => Date | null): TableColumn<Row> {
  return { header, type: 'instant', cell };
}

export type CellValue = string | number | Date | null;

/** Columns and rows to write to a file, in batches. The next batch is requested when the previous one is written. */
export interface Table {
  columns: readonly { header: string; type: CellType }[];
  batches: AsyncIterable<readonly (readonly CellValue[])[]>;
}

/** Returns the table of these rows. */
export function tableOf<Row>(
  columns: readonly TableColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Table {
  return { columns, batches: cellsOf(columns, batches) };
}

async function* cellsOf<Row>(columns: readonly TableColumn<Row>[], batches: AsyncIterable<readonly Row[]>) {
  for await (const rows of batches) yield rows.map((row) => columns.map(({ cell }) => cell(row)));
}

/** Returns the columns of a CSV file: days and instants in ISO 8601, numbers without separators. */
export function csvColumns<Row>(columns: readonly TableColumn<Row>[]): CsvColumn<Row>[] {
  return columns.map(({ header, cell }) => ({ header, cell: (row) => cellText(cell(row)) }));
}

function cellText(value: CellValue): string {
  return value instanceof Date ? value.toISOString() : String(value ?? '');
}

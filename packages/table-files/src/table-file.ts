import { fileName } from '@campus/csv/file-name';
import { csvFile, csvType } from '@campus/csv/write';
import type { TableFormat } from '@campus/domain/core/table-formats';
import { csvColumns, type TableColumn, tableOf } from './columns.ts';
import { parquetFile, parquetType } from './parquet.ts';
import { xlsxFile, xlsxType } from './xlsx.ts';

interface Content<Row> {
  /** What the file is about, in its name and in that of its sheet. */
  what: string;
  organizationName: string;
  columns: readonly TableColumn<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}

const types: Readonly<Record<TableFormat, string>> = {
  csv: csvType,
  xlsx: xlsxType,
  parquet: parquetType,
};

/** Returns a file of these rows: its name, its media type, and its content, written as the rows come. */
export function tableFile<Row>(
  format: TableFormat,
  { what, organizationName, columns, batches }: Content<Row>,
): { name: string; type: string; body: AsyncGenerator<string | Uint8Array> } {
  const body = {
    csv: () => csvFile(csvColumns(columns), batches),
    xlsx: () => xlsxFile([{ name: what, table: tableOf(columns, batches) }]),
    parquet: () => parquetFile(tableOf(columns, batches)),
  };
  return {
    name: fileName(what, organizationName, { ending: format }),
    type: types[format],
    body: body[format](),
  };
}

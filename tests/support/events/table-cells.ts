import { takeRecords } from '@campus/csv/records';
import type { TableFormat } from '@campus/domain/core/table-formats';
import { parquetMetadata, parquetReadObjects, parquetSchema } from 'hyparquet';
import readSheets from 'read-excel-file/node';

type Bytes = Uint8Array<ArrayBuffer>;

/** Columns of calendar days. A sheet tells them from instants by their format only. */
const dayHeaders = ['Date (ISO)', 'Day'];

/** How each format is read: rows of cells with the header first, as texts in the form of a CSV file. */
export const readTable: Readonly<Record<TableFormat, (file: Bytes) => string[][] | Promise<string[][]>>> = {
  csv: csvCells,
  xlsx: async (file) => {
    const [sheet] = await sheetCells(file);
    return sheet?.cells ?? [];
  },
  parquet: parquetCells,
};

function csvCells(file: Bytes): string[][] {
  const bytes = Buffer.from(file.subarray(3));
  const part = { delimiter: ',', line: 1, most: Number.MAX_SAFE_INTEGER, isEnd: true };
  return takeRecords({ ...part, bytes }).records.map(({ cells }) => cells);
}

/** Reads the sheets of an XLSX file. */
export async function sheetCells(file: Bytes): Promise<{ name: string; cells: string[][] }[]> {
  const sheets = await readSheets(Buffer.from(file), { trim: false });
  return sheets.map(({ sheet: name, data: [headers = [], ...rows] }) => ({
    name,
    cells: [headers.map(String), ...rows.map((row) => row.map((value, at) => cellOf(value, headers[at])))],
  }));
}

async function parquetCells(file: Bytes): Promise<string[][]> {
  const content = file.slice().buffer;
  const headers = parquetSchema(parquetMetadata(content)).children.map(({ element }) => element.name);
  const rows = await parquetReadObjects({ file: content });
  return [headers, ...rows.map((row) => headers.map((header) => cellOf(row[header], header)))];
}

function cellOf(value: unknown, header: unknown): string {
  if (!(value instanceof Date)) return String(value ?? '');
  const time = value.toISOString();
  return dayHeaders.includes(String(header)) ? time.slice(0, 10) : time;
}

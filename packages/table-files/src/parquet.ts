import type { SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import type { CellType, CellValue, Table } from './columns.ts';

/** The media type of a Parquet file. */
export const parquetType = 'application/vnd.apache.parquet';

/** The number of rows that are compressed, and held, at a time. */
const groupRows = 20_000;

/** How the cells of a column are stored. An empty text is a text; other empty cells are null. */
const elements: Readonly<Record<CellType, Omit<SchemaElement, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' },
  number: { type: 'DOUBLE', repetition_type: 'OPTIONAL' },
  day: { type: 'INT32', converted_type: 'DATE', repetition_type: 'OPTIONAL' },
  instant: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS', repetition_type: 'OPTIONAL' },
};

/** Generates a Parquet file in groups of rows. Headers are the names of its columns. */
export async function* parquetFile({ columns, batches }: Table): AsyncGenerator<Uint8Array> {
  const bytes = new ByteWriter();
  const schema: SchemaElement[] = [
    { name: 'root', num_children: columns.length },
    ...columns.map(({ header, type }) => ({ name: header, ...elements[type] })),
  ];
  const file = new ParquetWriter({ writer: bytes, schema, createdBy: 'Campus' });
  const writeGroup = (rows: readonly (readonly CellValue[])[]) =>
    file.write({
      columnData: columns.map(({ header: name, type }, index) => ({
        name,
        data: rows.map((row) => stored(row[index] ?? null, type)),
      })),
      rowGroupSize: groupRows,
    });
  let rows: (readonly CellValue[])[] = [];
  for await (const batch of batches) {
    for (const row of batch) {
      rows.push(row);
      if (rows.length < groupRows) continue;
      await writeGroup(rows);
      rows = [];
      yield taken(bytes);
    }
  }
  if (rows.length > 0) await writeGroup(rows);
  await file.finish();
  yield taken(bytes);
}

/** Parquet knows days as dates. */
function stored(value: CellValue, type: CellType): CellValue {
  if (type === 'text') return String(value ?? '').toWellFormed();
  return type === 'day' && value !== null ? new Date(value) : value;
}

/** Returns what was written since the last time. */
function taken(bytes: ByteWriter): Uint8Array {
  const piece = bytes.getBytes().slice();
  bytes.index = 0;
  return piece;
}

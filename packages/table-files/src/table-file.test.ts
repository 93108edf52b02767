import { tableFormats } from '@campus/domain/core/table-formats';
import { formulas } from '@campus/tests/events/spreadsheet';
import { readTable, sheetCells } from '@campus/tests/events/table-cells';
import { unzipSync } from 'fflate';
import { parquetMetadata, parquetSchema } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { dayColumn, instantColumn, numberColumn, tableOf, textColumn } from './columns.ts';
import { parquetFile } from './parquet.ts';
import { tableFile } from './table-file.ts';
import { xlsxFile } from './xlsx.ts';

interface Row {
  name: string;
  value: number | null;
  day: string | null;
  at: Date | null;
}

const columns = [
  textColumn<Row>('Name', ({ name }) => name),
  numberColumn<Row>('Value', ({ value }) => value),
  dayColumn<Row>('Day', ({ day }) => day),
  instantColumn<Row>('Time', ({ at }) => at),
];

async function* batchesOf<R>(rows: readonly R[], size = 5_000) {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

async function bytesOf(body: AsyncIterable<string | Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece));
  return new Uint8Array(Buffer.concat(pieces));
}

const fileOf = async (format: (typeof tableFormats)[number], rows: readonly Row[]) => {
  const content = { what: 'rows', organizationName: 'Demo', columns, batches: batchesOf(rows) };
  return bytesOf(tableFile(format, content).body);
};
const named = (name: string): Row => ({ name, value: null, day: null, at: null });
const header = ['Name', 'Value', 'Day', 'Time'];

/** Rows whose texts and numbers are all different. */
const manyRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `=Person ${index} 学`,
    value: index / 8,
    day: '2026-11-03',
    at: new Date(Date.UTC(2026, 0, 1) + index * 1001),
  }));

describe('the files of a table', () => {
  it.each(['xlsx', 'parquet'] as const)('have the cells of the table as %s', async (format) => {
    const rows: Row[] = [
      { name: 'Mia', value: 12.5, day: '2026-02-28', at: new Date('2026-10-25T00:30:05.123Z') },
      { name: '', value: 0, day: '2024-02-29', at: new Date('1900-03-01T00:00:00.000Z') },
      { name: 'Bo', value: -0.1, day: '1899-12-31', at: new Date('1899-12-31T23:59:59.999Z') },
      ...[...formulas, '<b>&"quoted"</b>', "_x0041_, '_x005F_'", 'a\r\nb\tc', '  blanks', '学校 𝒳'].map(
        named,
      ),
    ];
    const cells = rows.map(({ name, value, day, at }) => [
      name,
      String(value ?? ''),
      day ?? '',
      at?.toISOString() ?? '',
    ]);
    expect(await readTable[format](await fileOf(format, rows))).toEqual([header, ...cells]);
  });

  it.each(tableFormats)('of no rows have their header as %s', async (format) => {
    expect(await readTable[format](await fileOf(format, []))).toEqual([header]);
  });

  it.each(tableFormats)('of the same rows have the same bytes as %s', async (format) => {
    const rows = manyRows(100);
    expect(await fileOf(format, rows)).toEqual(await fileOf(format, rows));
  });

  it.each(tableFormats)('have the name and the type of their format as %s', (format) => {
    const content = { what: 'rows', organizationName: 'Demo', columns, batches: batchesOf<Row>([]) };
    const { name, type } = tableFile(format, content);
    expect(name).toMatch(new RegExp(`^rows-demo-\\d{4}-\\d\\d-\\d\\d\\.${format}$`));
    expect(type).toMatch(/^(text\/csv|application\/vnd\.)/);
  });

  it.each(tableFormats)(
    'have the same cells in 100,000 rows as %s',
    { tags: ['nightly'], timeout: 300_000 },
    async (format) => {
      const rows = manyRows(100_000);
      const read = await readTable[format](await fileOf(format, rows));
      expect(read).toHaveLength(100_001);
      const differing = rows.findIndex(({ name, value, day, at }, index) => {
        const [first, ...others] = read[index + 1] ?? [];
        return first !== name || others.join() !== [value, day, at?.toISOString()].join();
      });
      expect(differing).toBe(-1);
    },
  );
});

describe('an XLSX file', () => {
  it('drops characters that XML refuses, and shortens texts that are too long', async () => {
    const long = 'a'.repeat(40_000);
    const rows = ['a\u0000b\u001bc\uffff\ud800', long].map(named);
    const [, first, second] = await readTable.xlsx(await fileOf('xlsx', rows));
    expect(first?.[0]).toBe('abc\ufffd');
    expect(second?.[0]).toBe(`${'a'.repeat(32_766)}…`);
  });

  it('has sheets with names that spreadsheets accept, each once', async () => {
    const names = ['Days', 'days', "'[a]:*?/\\b'", '', 'x'.repeat(40), 'x'.repeat(40)];
    const sheets = names.map((name) => ({ name, table: tableOf(columns, batchesOf([named(name)])) }));
    const read = await sheetCells(await bytesOf(xlsxFile(sheets)));
    expect(read.map(({ name }) => name)).toEqual([
      ...['Days', 'days (2)', 'a      b', 'Sheet'],
      ...['x'.repeat(31), `${'x'.repeat(27)} (2)`],
    ]);
    expect(read.map(({ cells }) => cells[1]?.[0] ?? '')).toEqual(names);
  });

  it('continues on a second sheet after the rows that Excel can show', {
    tags: ['nightly'],
    timeout: 300_000,
  }, async () => {
    const numbers = Array.from({ length: 1_048_577 }, (_, index) => index);
    const table = tableOf([numberColumn<number>('Number', (value) => value)], batchesOf(numbers));
    // The reader of the other tests has no stack for so many rows.
    const parts = unzipSync(await bytesOf(xlsxFile([{ name: 'Rows', table }])));
    const [first = '', second = '', workbook = ''] = [
      ...['worksheets/sheet1', 'worksheets/sheet2', 'workbook'].map((part) =>
        Buffer.from(parts[`xl/${part}.xml`] ?? []).toString(),
      ),
    ];
    const end = '</row></sheetData></worksheet>';
    expect(first.slice(-100)).toContain(`<c r="A1048576" s="0"><v>1048574</v></c>${end}`);
    expect(second).toContain(
      `<row r="2"><c r="A2" s="0"><v>1048575</v></c></row><row r="3"><c r="A3" s="0"><v>1048576</v></c>${end}`,
    );
    expect(workbook).toMatch(/<sheet name="Rows" .*<sheet name="Rows \(2\)" /);
  });
});

it('a Parquet file says what its columns are', async () => {
  const file = await bytesOf(parquetFile(tableOf(columns, batchesOf(manyRows(3)))));
  const { children } = parquetSchema(parquetMetadata(file.buffer));
  expect(children.map(({ element: { name, type, converted_type } }) => [name, type, converted_type])).toEqual(
    [
      ['Name', 'BYTE_ARRAY', 'UTF8'],
      ['Value', 'DOUBLE', undefined],
      ['Day', 'INT32', 'DATE'],
      ['Time', 'INT64', 'TIMESTAMP_MILLIS'],
    ],
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvRow, readCsv } from './read.ts';
import { type CsvRecord, takeRecords } from './records.ts';

/** Takes all rows of a file, so many at once, of parts of so many bytes. */
function takeAll(content: Buffer, { most, partBytes }: { most: number; partBytes: number }): CsvRecord[] {
  const records: CsvRecord[] = [];
  for (let at = 0, line = 1, room = partBytes; at < content.length; ) {
    const bytes = content.subarray(at, at + room);
    const isEnd = at + bytes.length === content.length;
    const taken = takeRecords({ bytes, delimiter: ',', line, most, isEnd });
    // A row that is longer than the part: as whoever reads would with a larger one.
    if (taken.bytes === 0) room *= 2;
    records.push(...taken.records);
    at += taken.bytes;
    line = taken.line;
  }
  return records;
}

async function readAll(content: Buffer): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of readCsv(content)) rows.push(row);
  return rows;
}

const cell = fc.oneof(
  fc.constantFrom('', 'a', ' b ', "'=1+1", 'é', '𝒳', 'שלום'),
  fc.string({ unit: fc.constantFrom('x', ',', '"', '\n', '\r', '\r\n', 'ü') }),
);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const row = fc.array(cell.map(quoted), { minLength: 1, maxLength: 4 }).map((cells) => cells.join(','));
const file = fc
  .array(fc.tuple(row, fc.constantFrom('\n', '\r\n', '\r', '\n\n')), { maxLength: 12 })
  .map((lines) => lines.flat().join(''));

describe('rows taken from parts of a file', () => {
  it('are the rows of the whole file, wherever the parts end and however many are taken at once', async () => {
    await fc.assert(
      fc.asyncProperty(file, fc.nat({ max: 9 }), fc.nat({ max: 30 }), async (text, most, partBytes) => {
        // The first line says what stands between cells.
        const content = Buffer.from(`x,y\n${text}`);
        const taken = takeAll(content, { most: most + 1, partBytes: partBytes + 4 });
        expect(taken).toEqual(await readAll(content));
      }),
      { numRuns: 300 },
    );
  });

  it('end where quotes stay open, or where a line has not ended', () => {
    const part = { delimiter: ',', line: 1, most: 10, isEnd: false };
    expect(takeRecords({ ...part, bytes: Buffer.from('a\n"b') })).toMatchObject({ bytes: 2, open: 'quotes' });
    expect(takeRecords({ ...part, bytes: Buffer.from('a\nb') })).toMatchObject({ bytes: 2, open: 'line' });
    expect(takeRecords({ ...part, isEnd: true, bytes: Buffer.from('a\nb') })).toMatchObject({
      records: [{ line: 1 }, { line: 2 }],
      open: undefined,
    });
  });
});

import { textOf } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { describe, expect, it } from 'vitest';
import type { ReadableFile, ReadPosition } from './read-position.ts';
import { type FileRow, firstPosition, readRows } from './read-rows.ts';

/** Creates a file in memory that records how much of it was read. */
function fileOf(content: string | Buffer, about: Partial<ReadableFile> = {}) {
  const bytes = Buffer.from(content);
  let bytesRead = 0;
  const files = {
    readPiece: async (_place: string, part: { from: number; bytes: number }) => {
      const piece = new Uint8Array(bytes.subarray(part.from, part.from + part.bytes));
      bytesRead += piece.length;
      return piece;
    },
  };
  const file: ReadableFile = {
    place: 'people',
    bytes: bytes.length,
    delimiter: ',',
    hasHeader: false,
    columns: { length: 200 },
    ...about,
  };
  return { files, file, bytesRead: () => bytesRead };
}

/** Reads all rows, `most` at a time. Each position is converted to JSON and back. */
async function rowsOf({ files, file }: ReturnType<typeof fileOf>, most = 1_000): Promise<FileRow[]> {
  const all: FileRow[] = [];
  let from: ReadPosition = firstPosition;
  for (;;) {
    const { rows, next, finished } = await readRows(files, file, { from, most });
    expect(rows.length).toBeLessThanOrEqual(most);
    all.push(...rows);
    if (finished) return all;
    from = JSON.parse(JSON.stringify(next));
  }
}

const lines = Array.from(
  { length: 500 },
  (_, at) => `ana${at}@example.org,"Sol, ${at}${at % 7 ? '' : '\r\n'}"`,
);

describe('rows of a file', () => {
  it.each([1, 7, 499, 500, 501])('are the same when %i or all are read at once', async (most) => {
    const file = fileOf(lines.join('\r\n'));
    const rows = await rowsOf(file, most);
    expect(rows).toEqual(await rowsOf(file, 10_000));
    expect(rows).toHaveLength(500);
    expect(rows.at(-1)).toEqual({ line: 572, cells: ['ana499@example.org', 'Sol, 499'], fault: null });
  });

  it('are read without header and byte order mark, at any batch size', async () => {
    for (const content of ['\uFEFFEmail\na\nb', '\uFEFF\n\nEmail\n\na\nb\n'])
      for (const most of [1, 2, 10]) {
        const rows = await rowsOf(fileOf(content, { hasHeader: true }), most);
        expect(rows.map(({ cells }) => cells)).toEqual([['a'], ['b']]);
      }
  });

  it('are empty for a file of only a byte order mark, empty lines, or a header', async () => {
    expect(await rowsOf(fileOf('\uFEFF'))).toEqual([]);
    expect(await rowsOf(fileOf('\n\r\n,,\n'))).toEqual([]);
    expect(await rowsOf(fileOf('Email', { hasHeader: true }))).toEqual([]);
  });

  it('are read from the end of the last batch, without repetition', async () => {
    const file = fileOf('a,b\n'.repeat(1_000_000));
    const from = { byte: 3_999_996, line: 1_000_000, rows: 999_999 };
    const { rows, finished } = await readRows(file.files, file.file, { from, most: 10 });
    expect(rows).toEqual([{ line: 1_000_000, cells: ['a', 'b'], fault: null }]);
    expect(finished).toBe(true);
    expect(file.bytesRead()).toBe(4);
  });

  it('keep what is in them: formulas as they were, right-to-left and combining letters', async () => {
    const cells = [
      "'=1+1",
      "'@ada",
      '\u05E9\u05DC\u05D5\u05DD',
      'e\u0301\u0327',
      '\u202Ename\u202C',
      "O'Hara",
    ];
    const [row] = await rowsOf(fileOf(cells.join(',')));
    expect(row?.cells).toEqual(['=1+1', '@ada', ...cells.slice(2)]);
  });

  it('come in smaller portions where they are long, so that no step holds much', async () => {
    const row = `${'x'.repeat(9_000)},`.repeat(100);
    const { files, file } = fileOf(`${row}\n`.repeat(20));
    const { rows, finished } = await readRows(files, file, { from: firstPosition, most: 1_000 });
    expect(rows.length).toBeLessThan(8);
    expect(finished).toBe(false);
    expect(await rowsOf({ files, file, bytesRead: () => 0 })).toHaveLength(20);
  });
});

describe('an unusable row is reported, and the others are read:', () => {
  const wide = Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',');
  it.each([
    ['one with a NUL', 'ana\0@example.org,Ana', text('imports.row.nul')],
    ['one with a long cell', `${'x'.repeat(10_001)},Ana`, text('imports.row.cellTooLong', { max: 10_000 })],
    ['one with 10,000 cells', wide, text('imports.row.tooManyCells', { columns: 2 })],
  ])('%s', async (_, wrong, fault) => {
    const file = fileOf(`a,b\n${wrong}\nc,d\n`, { columns: { length: 2 } });
    const rows = await rowsOf(file);
    expect(rows.map((row) => row.fault && textOf(row.fault))).toEqual([null, fault, null]);
    expect(rows[1]?.cells.length).toBeLessThanOrEqual(2);
    for (const cell of rows[1]?.cells ?? []) expect(cell).toMatch(/^[^\0]{0,200}$/);
  });

  it('empty cells beyond the columns are none', async () => {
    expect(await rowsOf(fileOf('a,b,,,\n', { columns: { length: 2 } }))).toMatchObject([{ fault: null }]);
  });
});

describe('a file is refused as a whole', () => {
  it.each([
    ['where quotes do not close', `a,b\nc,"d\n${'e,f\n'.repeat(10)}`],
    ['where quotes do not close for more than a megabyte', `a,b\nc,"d\n${'e,f\n'.repeat(500_000)}`],
  ])('%s, naming the line', async (_, content) => {
    await expect(rowsOf(fileOf(content))).rejects.toMatchObject({
      kind: 'invalid',
      message: text('imports.file.quotesOpen', { line: 2 }),
    });
  });

  it('when a line of 1 GB has no end; only a megabyte of it is read', async () => {
    let bytesRead = 0;
    const files = {
      readPiece: async (_place: string, part: { bytes: number }) => {
        bytesRead += part.bytes;
        return new Uint8Array(part.bytes).fill(0x78);
      },
    };
    const { file } = fileOf('', { bytes: 1024 ** 3 });
    await expect(readRows(files, file, { from: firstPosition, most: 10 })).rejects.toMatchObject({
      message: text('imports.file.lineTooLong', { line: 1 }),
    });
    expect(bytesRead).toBe(1024 ** 2);
  });

  it('when it has more than a million rows', async () => {
    const rows = 1_000_000;
    const { files, file } = fileOf('a\nb\n');
    const from = { byte: 0, line: 1, rows };
    expect((await readRows(files, file, { from, most: 1 })).rows).toHaveLength(1);
    await expect(readRows(files, file, { from, most: 2 })).rejects.toMatchObject({
      message: text('imports.file.tooManyRows', { max: 1_000_000 }),
    });
  });
});

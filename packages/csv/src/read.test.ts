import { describe, expect, it, vi } from 'vitest';
import { type CsvRow, readCsv } from './read.ts';
import { csvFile } from './write.ts';

async function allOf<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

function rowsOf(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<CsvRow[]> {
  return allOf(readCsv(content));
}

const read = (text: string) => rowsOf(Buffer.from(text));
const cellsOf = async (text: string) => (await read(text)).map(({ cells }) => cells);

/** The text in pieces of so many bytes, which may end within a letter. */
async function* inPieces(text: string, bytes: number): AsyncGenerator<Uint8Array> {
  const content = Buffer.from(text);
  for (let at = 0; at < content.length; at += bytes) yield content.subarray(at, at + bytes);
}

describe('a CSV file is read', () => {
  it('with or without a byte order mark', async () => {
    expect(await cellsOf('\uFEFFEmail,Name\na,b')).toEqual([
      ['Email', 'Name'],
      ['a', 'b'],
    ]);
    expect(await cellsOf('Email')).toEqual([['Email']]);
  });

  it.each(['\n', '\r\n', '\r'])('with lines that end in %j, the last one or not', async (end) => {
    const expected = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(await cellsOf(['a,b', 'c,d'].join(end))).toEqual(expected);
    expect(await cellsOf(['a,b', 'c,d', ''].join(end))).toEqual(expected);
  });

  it('with lines that end in different ways', async () => {
    expect(await cellsOf('a\nb\r\nc\rd')).toEqual([['a'], ['b'], ['c'], ['d']]);
  });

  it.each([',', ';', '\t'])('with %j between its cells', async (sign) => {
    expect(await cellsOf(`a${sign}b${sign}\n${sign}c${sign}d`)).toEqual([
      ['a', 'b', ''],
      ['', 'c', 'd'],
    ]);
  });

  it('with the other signs as text, whatever the first line has', async () => {
    expect(await cellsOf('Email;Name\na;Lovelace, Ada')).toEqual([
      ['Email', 'Name'],
      ['a', 'Lovelace, Ada'],
    ]);
    expect(await cellsOf('\uFEFF\n"a;b;c",d\ne;f,g')).toEqual([
      ['a;b;c', 'd'],
      ['e;f', 'g'],
    ]);
  });

  it('with quoted cells that hold commas, quotes and lines', async () => {
    expect(await cellsOf('"Lovelace, Ada","She said ""no""","two\nlines"\nx,y,z')).toEqual([
      ['Lovelace, Ada', 'She said "no"', 'two\nlines'],
      ['x', 'y', 'z'],
    ]);
  });

  it('with quotes within a cell that is not quoted', async () => {
    expect(await cellsOf('the "best",b')).toEqual([['the "best"', 'b']]);
  });

  it('with rows of any length', async () => {
    expect(await cellsOf('a\nb,c,d\ne,f')).toEqual([['a'], ['b', 'c', 'd'], ['e', 'f']]);
  });

  it('without rows that hold nothing, and without what stands around a cell', async () => {
    expect(await cellsOf('\n\n a , b \n\n,,\nc,d\n, ,\n \n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('as having no rows where it is empty', async () => {
    expect(await read('')).toEqual([]);
    expect(await read('\uFEFF')).toEqual([]);
    expect(await read('\n\r\n')).toEqual([]);
  });

  it('piece by piece, wherever the pieces end', async () => {
    const text = '\uFEFFÄrzte,"Söhne\n学校"\r\nz,😀';
    const whole = await read(text);
    expect(whole.map(({ cells }) => cells)).toEqual([
      ['Ärzte', 'Söhne\n学校'],
      ['z', '😀'],
    ]);
    for (const bytes of [1, 2, 3, 5, 7]) expect(await rowsOf(inPieces(text, bytes))).toEqual(whole);
  });

  it('with the line in which each row begins', async () => {
    const rows = await read('Email,Note\n\na,"two\nlines"\nb,"\r\n"\r\nd,e\r"f\r\n\r\n",g\nh');
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'Email'],
      [3, 'a'],
      [5, 'b'],
      [7, 'd'],
      [8, 'f'],
      [11, 'h'],
    ]);
  });

  it('as it was written, formulas included', async () => {
    const values = [
      '=1+1',
      "'=1+1",
      '+49 1',
      '-1',
      '@ada',
      "O'Hara",
      'a,"b"\nc',
      'a;b;c',
      'a\tb',
      "'quoted'",
      'plain',
    ];
    const columns = [{ header: 'Value', cell: (value: string) => value }];
    const file = csvFile(
      columns,
      (async function* () {
        yield values;
      })(),
    );
    const written = (await allOf(file)).join('');
    expect(written).toContain("'=1+1");
    expect((await cellsOf(written)).flat()).toEqual(['Value', ...values]);
  });
});

describe('a CSV file is not read', () => {
  it('where quotes do not close', async () => {
    await expect(read('a,"b\nc,d')).rejects.toMatchObject({ code: 'CSV_QUOTE_NOT_CLOSED' });
  });

  it('where a row never ends', async () => {
    await expect(read(`a,"${'x'.repeat(1_100_000)}"`)).rejects.toMatchObject({
      code: 'CSV_MAX_RECORD_SIZE',
    });
  });

  it('where its pieces break off', async () => {
    async function* broken() {
      yield Buffer.from('a,b\nc,');
      throw new Error('The disk is gone.');
    }
    await expect(rowsOf(broken())).rejects.toThrow('The disk is gone.');
  });

  it('faster than its rows are taken, and no further once nobody takes any', async () => {
    let given = 0;
    let isClosed = false;
    async function* endless() {
      try {
        for (;;) {
          given += 1;
          yield Buffer.from('a,b\n'.repeat(1000));
        }
      } finally {
        isClosed = true;
      }
    }
    const rows = readCsv(endless());
    for (let taken = 0; taken < 10; taken += 1) await rows.next();
    await rows.return(undefined);
    expect(given).toBeLessThan(100);
    await vi.waitFor(() => expect(isClosed).toBe(true), 20_000);
  });
});

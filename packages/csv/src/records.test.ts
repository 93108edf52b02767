// @module-tag sampled

import { randomRuns } from '@campus/domain/testing/sweep';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesBeforeRows, delimiterOf } from './delimiter.ts';
import { type CsvRecord, takeRecords } from './records.ts';
import { csvFile } from './write.ts';

/** Reads all rows of a file in parts of this many bytes, at most this many rows at a time. */
function takeAll(content: Buffer, { most, partBytes }: { most: number; partBytes: number }): CsvRecord[] {
  const records: CsvRecord[] = [];
  for (let at = 0, line = 1, room = partBytes; at < content.length; ) {
    const bytes = content.subarray(at, at + room);
    const isEnd = at + bytes.length === content.length;
    const taken = takeRecords({ bytes, delimiter: ',', line, most, isEnd });
    // The row is longer than the part: read a larger part, as production code does.
    if (taken.bytes === 0) room *= 2;
    records.push(...taken.records);
    at += taken.bytes;
    line = taken.line;
  }
  return records;
}

/** Reads all rows of a text as one part. */
function read(text: string): CsvRecord[] {
  const part = { delimiter: delimiterOf(text), line: 1, most: 1_000_000, isEnd: true };
  return takeRecords({ ...part, bytes: Buffer.from(text) }).records;
}

const cellsOf = (text: string) => read(text).map(({ cells }) => cells);

describe('a CSV file is read', () => {
  it.each(['\n', '\r\n', '\r'])('with lines that end in %j, with or without one at the end', (end) => {
    const expected = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    expect(cellsOf(['a,b', 'c,d'].join(end))).toEqual(expected);
    expect(cellsOf(['a,b', 'c,d', ''].join(end))).toEqual(expected);
  });

  it('with lines that end in different ways', () => {
    expect(cellsOf('a\nb\r\nc\rd')).toEqual([['a'], ['b'], ['c'], ['d']]);
  });

  it.each([',', ';', '\t', '|'])('with %j between its cells', (sign) => {
    expect(cellsOf(`a${sign}b${sign}\n${sign}c${sign}d`)).toEqual([
      ['a', 'b', ''],
      ['', 'c', 'd'],
    ]);
  });

  it('with the other signs as text, whatever the first line has', () => {
    expect(cellsOf('Email;Name\na;Lovelace, Ada')).toEqual([
      ['Email', 'Name'],
      ['a', 'Lovelace, Ada'],
    ]);
    expect(cellsOf('\n"a;b;c",d\ne;f,g')).toEqual([
      ['a;b;c', 'd'],
      ['e;f', 'g'],
    ]);
  });

  it.each(['a,b\nc,d\u001a', 'a,b\nc,d\r\n\u001a'])('without the Ctrl-Z that ends %j', (content) => {
    expect(cellsOf(content)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('with quoted cells that hold commas, quotes and lines', () => {
    expect(cellsOf('"Lovelace, Ada","She said ""no""","two\nlines"\nx,y,z')).toEqual([
      ['Lovelace, Ada', 'She said "no"', 'two\nlines'],
      ['x', 'y', 'z'],
    ]);
  });

  it('with quotes within a cell that is not quoted', () => {
    expect(cellsOf('the "best",b')).toEqual([['the "best"', 'b']]);
  });

  it('with blanks around the quotes of a cell, which are not part of it', () => {
    expect(cellsOf('a@p.test, "Ada"\n"Bo" ,"x, y" ,\u00a0"z"')).toEqual([
      ['a@p.test', 'Ada'],
      ['Bo', 'x, y', 'z'],
    ]);
    expect(cellsOf('a\t "Ada" \tb')).toEqual([['a', 'Ada', 'b']]);
    expect(cellsOf('"A"B,"C" D')).toEqual([['"A"B', '"C" D']]);
  });

  it.each([
    ['sep=;\r\na,b;c', ';', 7],
    ['\uFEFFSEP=\t\na;b\tc', '\t', 9],
    ['sep=#\na;b;c', ';', 6],
    ['sep=|\na;b|c', '|', 6],
    ['\uFEFFa;b', ';', 3],
    ['separate;b', ';', 0],
  ])('finds in %j the separator %j', (text, delimiter, bytes) => {
    expect(delimiterOf(text)).toBe(delimiter);
    expect(bytesBeforeRows(text).bytes).toBe(bytes);
  });

  it.each([
    [
      'a title without the delimiter',
      'Teilnehmerliste WS 2026/27\n28.11.2026\nE-Mail;Vorname\na@b.test;Ana',
      ';',
    ],
    ['a title with commas', 'List, of 2026, all\nEmail\tName\na@b.test\tAna\nb@b.test\tBo', '\t'],
    ['a summary', '1. Summary\nTitle\tA, B\n2. Participants\nName\tEmail\nSol, Ana\ta@b.test', '\t'],
    ['names with commas in every row', 'Name;Email\nSol, Ana;a@b.test\nLa, Bo;b@b.test', ';'],
    ['quoted cells of several lines', 'a|b\n"x;\ny;\nz;"|c\n"1;2"|d', '|'],
    ['a few signs in a single column', 'Note\na;b\nc\nd\ne', ','],
    ['a quote within a cell', '5" pipe,b\n6" pipe,c;d\n', ','],
  ])('with the delimiter on which most lines agree: %s', (_, text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });

  it('with rows of any length, without empty rows, and without spaces around cells', () => {
    expect(cellsOf('a\nb,c,d\ne,f')).toEqual([['a'], ['b', 'c', 'd'], ['e', 'f']]);
    expect(cellsOf('\n\n a , b \n\n,,\nc,d\n, ,\n \n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    for (const empty of ['', '\n\r\n']) expect(read(empty)).toEqual([]);
  });

  it('with the line in which each row begins', () => {
    const rows = read('Email,Note\n\na,"two\nlines"\nb,"\r\n"\r\nd,e\r"f\r\n\r\n",g\nh');
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
    async function* batches() {
      yield values;
    }
    let written = '';
    for await (const piece of csvFile([{ header: 'Value', cell: (value: string) => value }], batches()))
      written += piece;
    expect(written).toContain("'=1+1");
    expect(cellsOf(written.replace('\uFEFF', '')).flat()).toEqual(['Value', ...values]);
  });
});

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
  it('are the rows of the whole file, for parts of any size', () => {
    fc.assert(
      fc.property(file, fc.nat({ max: 9 }), fc.nat({ max: 30 }), (text, most, partBytes) => {
        // The first line defines the delimiter.
        const whole = `x,y\n${text}`;
        const taken = takeAll(Buffer.from(whole), { most: most + 1, partBytes: partBytes + 4 });
        expect(taken).toEqual(read(whole));
      }),
      randomRuns(300),
    );
  });

  it('end before an open quote or an unfinished line', () => {
    const part = { delimiter: ',', line: 1, most: 10, isEnd: false };
    expect(takeRecords({ ...part, bytes: Buffer.from('a\n"b') })).toMatchObject({ bytes: 2, open: 'quotes' });
    expect(takeRecords({ ...part, bytes: Buffer.from('a\nb') })).toMatchObject({ bytes: 2, open: 'line' });
    expect(takeRecords({ ...part, isEnd: true, bytes: Buffer.from('a\nb') })).toMatchObject({
      records: [{ line: 1 }, { line: 2 }],
      open: undefined,
    });
  });
});

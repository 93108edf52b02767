// @module-tag sampled
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reasonFields } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { sampleOf } from '@campus/domain/testing/sweep';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderStore } from '../../foundation/files/file-store.ts';
import { examineFile } from './examine-file.ts';
import { firstPosition, readRows } from './read-rows.ts';

let folder: string;
let files: FolderStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-foreign-'));
  files = new FolderStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;

/** Reads a file from another program. Returns its columns, and its rows with their lines and errors. */
async function read(content: Buffer | string) {
  const place = `file-${count++}`;
  const bytes = Buffer.from(content);
  await files.createFile(place, bytes);
  const examined = await examineFile(
    { files, makeRoom: async () => undefined },
    { place, bytes: bytes.length },
    [],
  );
  const { rows } = await readRows(files, examined, { from: firstPosition, most: 1_000 });
  return {
    ...examined,
    fields: examined.columns.map(({ field }) => field),
    cells: rows.map((row) => row.cells),
    rows: rows.map(({ line, fault }) => [line, fault && reasonFields([fault]).reason]),
  };
}

const people = [
  ['Email', 'First Name', 'Last Name'],
  ['layla@example.org', 'ليلى', 'العلي'],
  ['ming@example.org', '明', '陈'],
  ['anna@example.org', 'Анна', 'Йовкова'],
  ['zoe@example.org', 'Zoë 👩🏽‍🚀', "O'Neill, jr."],
];

type Quoting = 'where needed' | 'everywhere';

function written(sign: string, end: string, quoting: Quoting): string {
  const quoted = (cell: string) =>
    quoting === 'everywhere' || cell.includes(sign) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return people.map((cells) => cells.map(quoted).join(sign) + end).join('');
}

const encodings: [string, (content: string) => Buffer][] = [
  ['UTF-8', (content) => Buffer.from(content)],
  ['UTF-8 with its mark', (content) => Buffer.from(`\uFEFF${content}`)],
  ['UTF-16LE with its mark', (content) => Buffer.from(`\uFEFF${content}`, 'utf16le')],
  ['UTF-16LE', (content) => Buffer.from(content, 'utf16le')],
  ['UTF-16BE with its mark', (content) => Buffer.from(`\uFEFF${content}`, 'utf16le').swap16()],
];
const forms = encodings.flatMap(([encoding, encode]) =>
  [',', ';', '\t', '|'].flatMap((sign) =>
    ['\r\n', '\n', '\r'].flatMap((end) =>
      (['where needed', 'everywhere'] as const).map((quoting) => ({ encoding, encode, sign, end, quoting })),
    ),
  ),
);

describe('a file of people of four scripts is read cell by cell', () => {
  it.each(sampleOf(forms, 16))(
    'in $encoding, with $sign between cells, $end behind rows, quotes $quoting',
    async (form) => {
      const { fields, cells } = await read(form.encode(written(form.sign, form.end, form.quoting)));
      expect(fields).toEqual(['email', 'firstName', 'lastName']);
      expect(cells).toEqual(people.slice(1));
    },
  );
});

describe('a file as spreadsheets write it is read', () => {
  it('without the empty columns and rows at its end', async () => {
    const { fields, cells, rows } = await read('Email,Title,,,\na@b.test,Dr.,,,\n,,,,\n,,,,\n');
    expect(fields).toEqual(['email', 'title']);
    expect(cells).toEqual([['a@b.test', 'Dr.', '', '', '']]);
    expect(rows).toEqual([[2, null]]);
  });

  it('without no-break spaces and marks around its cells', async () => {
    const { fields, cells } = await read(
      '\uFEFFEmail\u00A0,\u00A0Title\n\u00A0a@b.test\uFEFF,\u00A0Dr.\u00A0X\u00A0\n',
    );
    expect(fields).toEqual(['email', 'title']);
    expect(cells).toEqual([['a@b.test', 'Dr.\u00A0X']]);
  });

  it('with the header below a title', async () => {
    const { fields, cells } = await read('List of people,,\nEmail,First Name,Title\na@b.test,Ada,Dr.\n');
    expect(fields).toEqual(['email', 'firstName', 'title']);
    expect(cells).toEqual([['a@b.test', 'Ada', 'Dr.']]);
  });

  it('with the header below a title without delimiters, with the line of each row', async () => {
    const { rows } = await read('List of people\nEmail,First Name\na@b.test,Ada\nb@b.test\n');
    expect(rows).toEqual([
      [3, null],
      [4, null],
    ]);
  });

  it('with the email of an export of Moodle', async () => {
    const { fields } = await read('username,firstname,lastname,email,city\nada,Ada,L,ada@b.test,Bern\n');
    expect(fields).toEqual(['', 'firstName', 'lastName', 'email', '']);
  });

  it('with the delimiter that precedes a quoted one', async () => {
    const { delimiter, cells } = await read('Email;","\na@b.test;x\n');
    expect([delimiter, cells]).toEqual([';', [['a@b.test', 'x']]]);
  });
});

describe('what cannot be read is refused, with its line where it has one:', () => {
  const utf32 = (content: string, { mark }: { mark: boolean }) =>
    Buffer.from(
      Uint32Array.from([...(mark ? '\uFEFF' : ''), ...content].map((sign) => sign.codePointAt(0) ?? 0))
        .buffer,
    );

  it.each([true, false])('each row of a file in UTF-32, with its mark or not: %s', async (mark) => {
    const { rows } = await read(utf32('Email,Title\na@b.test,Dr.\nb@b.test,Dr.\n', { mark }));
    expect(rows.length).toBeGreaterThan(0);
    for (const [line, fault] of rows)
      expect([line, fault]).toEqual([expect.any(Number), text('imports.row.nul')]);
  });

  it('rows with a NUL, a cell of 30,000 characters, or cells beyond the header', async () => {
    const lines = [
      'Email,Title',
      'a@b.test,A\0',
      `b@b.test,${'x'.repeat(30_000)}`,
      'c@b.test,Dr.,x',
      'd@b.test,Dr.',
    ];
    expect((await read(lines.join('\n'))).rows).toEqual([
      [2, text('imports.row.nul')],
      [3, text('imports.row.cellTooLong', { max: 10_000 })],
      [4, text('imports.row.tooManyCells', { columns: 2 })],
      [5, null],
    ]);
  });

  it('a file of 300 columns', async () => {
    const wide = Array.from({ length: 300 }, (_, at) => `c${at}`).join(',');
    await expect(read(`${wide}\n`)).rejects.toMatchObject({ key: 'imports.file.tooManyColumns' });
  });

  it.each(['"b@b.test', 'b@b.test,"x'])('a file with an unclosed quote in %s', async (open) => {
    const refused = { key: 'imports.file.quotesOpen', params: { line: 3 } };
    await expect(read(`Email,Title\na@b.test,Dr.\n${open}\nc@b.test`)).rejects.toMatchObject(refused);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from '@campus/contracts/core/text';
import type { ImportEncoding } from '@campus/domain/imports/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderStore } from '../../foundation/files/file-store.ts';
import { decodeFile } from './decode-file.ts';
import { examineFile } from './examine-file.ts';
import { firstPosition, readRows } from './read-rows.ts';

let folder: string;
let files: FolderStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-examine-'));
  files = new FolderStore(folder);
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;

async function examine(content: Buffer | string) {
  const place = `file-${count++}`;
  const bytes = Buffer.from(content);
  await files.createFile(place, bytes);
  return examineFile({ files, makeRoom: async () => undefined }, { place, bytes: bytes.length }, [
    'Shoe size',
  ]);
}

const people = 'E-Mail;Vorname;Shoe size\r\nana@example.org;Änne;38\r\nbo@example.org;Bœ;\r\n';
const utf16be = (content: string) => Buffer.from(content, 'utf16le').swap16();
/** Encodes content in Windows-1252. Of these letters, only œ differs from Latin-1. */
const windows1252 = (content: string) => Buffer.from(content.replaceAll('œ', '\x9c'), 'latin1');

describe('a file is taken', () => {
  it.each([
    ['UTF-8', Buffer.from(people), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${people}`), 'utf-8'],
    ['UTF-16 as Excel writes it', Buffer.from(`\uFEFF${people}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round', utf16be(`\uFEFF${people}`), 'utf-16be'],
    ['UTF-16 without its mark', Buffer.from(people, 'utf16le'), 'utf-16le'],
    ['Windows-1252', windows1252(people), 'windows-1252'],
  ])('as %s', async (_, content, encoding) => {
    const examined = await examine(content);
    expect(examined).toMatchObject({
      encoding,
      delimiter: ';',
      hasHeader: true,
      columns: [
        { header: 'E-Mail', field: 'email', samples: ['ana@example.org', 'bo@example.org'] },
        { header: 'Vorname', field: 'firstName', samples: ['Änne', 'Bœ'] },
        { header: 'Shoe size', field: 'custom:Shoe size', samples: ['38', ''] },
      ],
    });
    const { rows, finished } = await readRows(files, examined, { from: firstPosition, most: 10 });
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['ana@example.org', 'Änne', '38'],
      ['bo@example.org', 'Bœ', ''],
    ]);
    expect(finished).toBe(true);
  });

  it('in its encoding, even if only late bytes reveal it', async () => {
    const examined = await examine(
      windows1252(`email,name\n${'a@example.org,Ana\n'.repeat(100_000)}b@example.org,Änne`),
    );
    expect(examined.encoding).toBe('windows-1252');
    const piece = await files.readPiece(examined.place, { from: examined.bytes - 5, bytes: 5 });
    expect(Buffer.from(piece).toString()).toBe('Änne');
  });

  it('with letters that are cut by the pieces it is read in', async () => {
    // Each line takes four bytes, and a piece always ends two bytes after the start of a line.
    const content = `email\n${'€\n'.repeat(600_000)}`;
    expect((await examine(content)).encoding).toBe('utf-8');
  });

  it('with repeated headers: the second of two columns for the same field is left out', async () => {
    const { columns } = await examine('Email,Email,Name,Display Name\na@example.org,b@example.org,Ana,Sol\n');
    expect(columns.map(({ field }) => field)).toEqual(['email', '', '', 'displayName']);
  });

  it('with the line that names the delimiter, which does not count as a row', async () => {
    const examined = await examine('sep=;\r\nEmail;Title\r\na@example.org;x,y,z\r\n');
    expect(examined).toMatchObject({ delimiter: ';', hasHeader: true });
    expect(examined.columns.map(({ header, samples }) => [header, samples])).toEqual([
      ['Email', ['a@example.org']],
      ['Title', ['x,y,z']],
    ]);
    const { rows } = await readRows(files, examined, { from: firstPosition, most: 10 });
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([[3, 'a@example.org', 'x,y,z']]);
  });

  it('with the rows of a title above its header, which are not imported', async () => {
    const title = 'Teilnehmerliste WS 2026/27\r\n28.11.2026\r\n\r\n';
    const examined = await examine(`${title}${people}`);
    expect(examined).toMatchObject({ delimiter: ';', hasHeader: true, titleRows: 2 });
    expect(examined.columns.map(({ field }) => field)).toEqual(['email', 'firstName', 'custom:Shoe size']);
    for (const most of [1, 3, 10]) {
      const lines: unknown[] = [];
      for (let from = firstPosition, finished = false; !finished; ) {
        const read = await readRows(files, examined, { from, most });
        lines.push(...read.rows.map(({ line, cells }) => [line, cells[0]]));
        ({ next: from, finished } = read);
      }
      expect(lines).toEqual([
        [5, 'ana@example.org'],
        [6, 'bo@example.org'],
      ]);
    }
  });

  it('without the columns at its end that are empty in every row', async () => {
    const empty = ','.repeat(298);
    const { columns } = await examine(`Email,First name${empty}\na@example.org,Ana${empty}\n`);
    expect(columns.map(({ field }) => field)).toEqual(['email', 'firstName']);
  });

  it('showing only the beginning of a long cell', async () => {
    const { columns } = await examine(`email,note\n${'x'.repeat(9_999)},"=1+1"\n`);
    expect(columns.map(({ samples }) => samples[0]?.length)).toEqual([100, 4]);
  });
});

describe('one odd byte', () => {
  it('does not change how all other letters are read, and is counted with its first line', async () => {
    const cut = Buffer.concat([
      Buffer.from('Email,Name\na@b.test,Zürich\nc@d.test,Z'),
      Buffer.from([0xc3, 0x0a]),
    ]);
    const rest = Buffer.from('e@f.test,Genève\n');
    const examined = await examine(Buffer.concat([cut, rest]));
    expect(examined).toMatchObject({ encoding: 'utf-8', oddBytes: { count: 1, line: 3 } });
    expect(examined.columns[1]?.samples).toEqual(['Zürich', 'Z\uFFFD', 'Genève']);
  });

  it('counts in every piece, with line ends that pieces cut in two', async () => {
    const rows = Buffer.from(`email,name\r\n${'a@example.org,Änne\r\n'.repeat(60_000)}`);
    const examined = await examine(Buffer.concat([rows, Buffer.from([0x61, 0xfe, 0x0a, 0xff, 0x0a])]));
    expect(examined).toMatchObject({ encoding: 'utf-8', oddBytes: { count: 2, line: 60_002 } });
  });
});

describe('a file in an encoding that cannot be told', () => {
  it.each<[ImportEncoding, number[], string]>([
    ['macintosh', [0x8a, 0x9f], 'äü'],
    ['windows-1250', [0xb9, 0xe8], 'ąč'],
    ['windows-1251', [0xc0, 0xe4, 0xe0], 'Ада'],
    ['iso-8859-15', [0xa4, 0xbd], '€œ'],
    ['shift_jis', [0x93, 0x8c, 0x8b, 0x9e], '東京'],
    ['euc-jp', [0xc5, 0xec, 0xb5, 0xfe], '東京'],
    ['gb18030', [0xb1, 0xb1, 0xbe, 0xa9], '北京'],
    ['windows-1252', [0x80, 0xfc], '€ü'],
    ['utf-16be', [0x5e, 0x73], '平'],
  ])('is read in %s if that is chosen', async (encoding, bytes, letters) => {
    const place = `file-${count++}`;
    await files.createFile(place, Buffer.from(bytes));
    const makeRoom = async () => undefined;
    const decoded = await decodeFile({ files, makeRoom }, { place, bytes: bytes.length }, encoding);
    const piece = await files.readPiece(decoded.place, { from: 0, bytes: decoded.bytes });
    expect(Buffer.from(piece).toString()).toBe(letters);
    expect(decoded.oddBytes).toBeNull();
  });
});

describe('a file is refused', () => {
  const wide = Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',');
  it.each([
    ['an empty one', '', text('imports.file.empty')],
    ['one of a mark', '\uFEFF', text('imports.file.empty')],
    ['one of empty lines', '\r\n\r\n,,,\r\n', text('imports.file.empty')],
    ['a zip', Buffer.from('504b030414000600', 'hex'), text('imports.file.notText')],
    ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), text('imports.file.notText')],
    [
      'a program',
      Buffer.from([...'\x7fELF\x02\x01\x01'].map((c) => c.charCodeAt(0))),
      text('imports.file.notText'),
    ],
    [
      'noise',
      Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7) % 32)),
      text('imports.file.notText'),
    ],
    ['one of 10,000 columns', `${wide}\n1\n`, text('imports.file.tooManyColumns', { max: 200 })],
    ['one whose quotes never close', 'email\n"ana\n', text('imports.file.quotesOpen', { line: 2 })],
    ['one of one line', 'x'.repeat(2_000_000), text('imports.file.lineTooLong', { line: 1 })],
  ])('%s', async (_, content, message) => {
    await expect(examine(content)).rejects.toMatchObject({ kind: 'invalid', message });
  });
});

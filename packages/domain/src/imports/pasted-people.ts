import { guessColumns, namedFields } from './import-columns.ts';
import { type ImportField, isImportField } from './imports.ts';
import { cellsOf, peopleOfLine } from './pasted-line.ts';
import { splitName } from './person-names.ts';

/** The most lines, people, and characters of a pasted text. What is longer is sent as a file. */
export const pasteLimits = { lines: 10_000, people: 10_000, characters: 2_000_000 } as const;

/** A person of a pasted text. */
export interface PastedPerson {
  /** The line of the text in which the person stands, from 1. */
  line: number;
  /** The values of fields; a missing one is empty. */
  cells: Partial<Record<ImportField, string>>;
  /** Words of the line that no field takes; '' for none. */
  unused: string;
}

export interface PastedPeople {
  people: PastedPerson[];
  /** The names of columns that no field takes. */
  unusedColumns: string[];
}

export type PasteRefusal = 'imports.paste.tooLong' | 'imports.paste.nothing';

/**
 * Reads names and addresses from a spreadsheet, a mail, or a list: one or several people in a line, in any order of
 * name and address. The first line may name the columns. Every line with a letter or a digit is in the result. A
 * text that is too long, or that has nothing, is refused as a whole.
 */
export function readPastedPeople(text: string): PastedPeople | { refusal: PasteRefusal } {
  if (text.length > pasteLimits.characters) return { refusal: 'imports.paste.tooLong' };
  const lines = linesOf(text);
  if (lines.length > pasteLimits.lines) return { refusal: 'imports.paste.tooLong' };
  const read = readPasted(lines);
  if (read.people.length === 0) return { refusal: 'imports.paste.nothing' };
  return read.people.length > pasteLimits.people ? { refusal: 'imports.paste.tooLong' } : read;
}

interface Line {
  number: number;
  text: string;
}

/** Signs that mean the same as a plain one. */
const plainSigns: ReadonlyMap<string, string> = new Map([
  ...Array.from('“”„‟«»＂', (sign) => [sign, '"'] as const),
  ...Array.from('；', (sign) => [sign, ';'] as const),
  ...Array.from('，、', (sign) => [sign, ','] as const),
  ...Array.from('＠', (sign) => [sign, '@'] as const),
  ...Array.from('＜〈', (sign) => [sign, '<'] as const),
  ...Array.from('＞〉', (sign) => [sign, '>'] as const),
  ...Array.from('\u00A0\u2007\u202F\u3000', (sign) => [sign, ' '] as const),
]);

const oddSigns = new RegExp(`[${[...plainSigns.keys()].join('')}]`, 'gu');
/** Signs that are not seen: byte-order marks, spaces without width, marks of direction, controls except the tab. */
const unseen = /(?!\t)\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
/** More columns than any list of people has. */
const maxHeaderCells = 200;

function linesOf(text: string): Line[] {
  return text
    .replaceAll(oddSigns, (sign) => plainSigns.get(sign) ?? sign)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line, index) => ({ number: index + 1, text: line.replaceAll(unseen, '') }))
    .filter((line) => line.text.trim() !== '');
}

function readPasted(lines: readonly Line[]): PastedPeople {
  const [first, ...others] = lines;
  const header = first && readHeader(first.text);
  if (header) {
    const people = others.flatMap((line) => readRow(line, header));
    return { people, unusedColumns: header.unused };
  }
  return { people: lines.flatMap(readFree), unusedColumns: [] };
}

interface Header {
  separator: string;
  fields: readonly (ImportField | undefined)[];
  unused: string[];
}

/** A first line without an address whose cells name the email, or several fields. */
function readHeader(line: string): Header | undefined {
  if (line.includes('@')) return undefined;
  const separator = ['\t', ';', ',', '|'].find((sign) => line.includes(sign)) ?? '\t';
  const cells = cellsOf(line, separator);
  if (cells.length > maxHeaderCells) return undefined;
  const named = namedFields(cells, []);
  if (!named.includes('email') && named.length < 2) return undefined;
  const fields = guessColumns([cells], [], true).columns.map(({ field }) =>
    isImportField(field) ? field : undefined,
  );
  const unused = cells.filter((cell, index) => cell !== '' && fields[index] === undefined);
  return { separator, fields, unused };
}

/**
 * Reads a row below the names of columns. A row whose address stands elsewhere, or that has several, is read as a
 * line without columns, because its columns do not hold what they say.
 */
function readRow(line: Line, { separator, fields }: Header): PastedPerson[] {
  const row = cellsOf(line.text, separator);
  const cells: PastedPerson['cells'] = {};
  const unused: string[] = row.slice(fields.length).filter((cell) => cell !== '');
  for (const [index, field] of fields.entries()) {
    const value = row[index] ?? '';
    if (field !== undefined && value !== '') cells[field] = value;
  }
  const { email = '', displayName, firstName, lastName } = cells;
  const strays = row.filter((cell) => cell.includes('@')).length - (cells.contactEmail ? 1 : 0);
  const isElsewhere = strays > 0 && !email.includes('@');
  if (isElsewhere || /[\s<,;]/u.test(email) || strays > 1) return readFree(line);
  if (displayName !== undefined && !fields.includes('firstName') && !fields.includes('lastName')) {
    delete cells.displayName;
    Object.assign(cells, filled(splitName(displayName)));
  } else Object.assign(cells, filled({ firstName, lastName }));
  return [{ line: line.number, cells, unused: unused.join(' · ') }];
}

function readFree({ number, text }: Line): PastedPerson[] {
  return peopleOfLine(text).map(({ unused, ...cells }) => ({ line: number, cells: filled(cells), unused }));
}

/** The values that are not empty. */
function filled(cells: Partial<Record<ImportField, string | undefined>>): PastedPerson['cells'] {
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined && value !== ''));
}

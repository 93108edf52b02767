import { restored } from '@campus/domain/csv';

/** A row of a CSV file: its cells, and the line of the file in which it begins. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Where taking rows from a part of a file came to. */
export interface TakenRecords {
  records: CsvRecord[];
  /** So many bytes of the part belong to them. */
  bytes: number;
  /** The line that begins there. */
  line: number;
  /** What keeps the row that begins there from being one: quotes that are open, or a line that has not ended. */
  open: 'quotes' | 'line' | undefined;
}

interface Part {
  /** UTF-8, from the first byte of a row. */
  bytes: Buffer;
  delimiter: string;
  /** The line that begins with it. */
  line: number;
  /** The most rows that are taken. */
  most: number;
  /** Whether the file ends with it: its last row may end without a line end. */
  isEnd: boolean;
}

const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * The whole rows at the beginning of a part of a file: any line ends, quotes as RFC 4180 has them, a quote within a
 * cell that is not quoted as itself. Cells lose what stands around them, and what neutralised them for spreadsheets;
 * rows may differ in length, and those without any text are left out.
 */
export function takeRecords({ bytes, delimiter, line: firstLine, most, isEnd }: Part): TakenRecords {
  const records: CsvRecord[] = [];
  const sign = delimiter.charCodeAt(0);
  let at = 0;
  let line = firstLine;
  while (records.length < most && at < bytes.length) {
    const end = endOfRecord(bytes, at, sign, isEnd);
    if (end.open) return { records, bytes: at, line, open: end.open };
    const cells = cellsOf(bytes.toString('utf8', at, end.textEnd), delimiter, end.isQuoted);
    if (cells.some((cell) => cell !== '')) records.push({ line, cells });
    at = end.next;
    line += end.lines;
  }
  return { records, bytes: at, line, open: undefined };
}

interface RecordEnd {
  /** Where its text ends, and where the next row begins. */
  textEnd: number;
  next: number;
  /** How many lines it takes up. */
  lines: number;
  isQuoted: boolean;
  open?: 'quotes' | 'line';
}

/** Looks for the end of the row that begins at `from`: a line end outside of quotes. */
function endOfRecord(bytes: Buffer, from: number, sign: number, isEnd: boolean): RecordEnd {
  let at = from;
  let isQuoted = false;
  for (;;) {
    if (bytes[at] === quote) {
      const closing = closingByte(bytes, at + 1);
      if (closing === -1) return { textEnd: at, next: at, lines: 0, isQuoted, open: 'quotes' };
      isQuoted = true;
      at = closing + 1;
    }
    at = endOfCell(bytes, at, sign);
    if (bytes[at] !== sign) break;
    at += 1;
  }
  const next = at + lineEndAt(bytes, at);
  const lines = isQuoted ? linesIn(bytes, from, at) : 1;
  // What follows may come with the next part: the rest of the line, or the line feed after a carriage return.
  const goesOn = !isEnd && (at === bytes.length || (bytes[at] === carriageReturn && next === bytes.length));
  return { textEnd: at, next, lines, isQuoted, ...(goesOn && { open: 'line' }) };
}

function closingByte(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(quote, from);
  while (at !== -1 && bytes[at + 1] === quote) at = bytes.indexOf(quote, at + 2);
  return at;
}

/** The sign or the line end after a cell, or the end of the part. */
function endOfCell(bytes: Buffer, from: number, sign: number): number {
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === sign || byte === lineFeed || byte === carriageReturn) break;
    at += 1;
  }
  return at;
}

/** How many bytes the line end takes that stands there; none at the end of the part. */
function lineEndAt(bytes: Buffer, at: number): number {
  if (bytes[at] === carriageReturn) return bytes[at + 1] === lineFeed ? 2 : 1;
  return bytes[at] === lineFeed ? 1 : 0;
}

function linesIn(bytes: Buffer, from: number, to: number): number {
  let lines = 1;
  for (let at = from; at < to; at += Math.max(1, lineEndAt(bytes, at)))
    if (lineEndAt(bytes, at) > 0) lines += 1;
  return lines;
}

function cellsOf(text: string, delimiter: string, isQuoted: boolean): string[] {
  const cells = isQuoted ? quotedCells(text, delimiter) : text.split(delimiter);
  return cells.map((cell) => restored(cell.trim()));
}

function quotedCells(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const closing = text[at] === '"' ? closingQuote(text, at + 1) : undefined;
    const found = text.indexOf(delimiter, closing ?? at);
    const end = found === -1 ? text.length : found;
    const inner = closing === undefined ? '' : text.slice(at + 1, closing).replaceAll('""', '"');
    if (closing === undefined) cells.push(text.slice(at, end));
    // What follows the closing quote makes the quotes part of the cell.
    else cells.push(end === closing + 1 ? inner : `"${inner}${text.slice(closing, end)}`);
    at = end + 1;
  }
  return cells;
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

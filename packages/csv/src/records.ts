import { restored } from '@campus/domain/core/csv';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { csvReading, lineCounter } from './csv-reading.ts';

/** A row of a CSV file: its cells, and the line of the file in which it begins. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** The position reached in a part of a file. */
export interface TakenRecords {
  records: CsvRecord[];
  /** The number of bytes of the part that belong to them. */
  bytes: number;
  /** The line that begins there. */
  line: number;
  /** The reason why the row that begins there is incomplete: an open quote, or a line without an end. */
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

/**
 * The complete rows at the beginning of a part of a file: any line ending, quotes as in RFC 4180; a quote
 * within an unquoted cell is literal. Rows may differ in length; empty rows are left out. Cells are trimmed
 * and lose the apostrophe that neutralized them for spreadsheets. csv-parse reports where each row ends, so
 * that reading can continue there.
 */
export function takeRecords(part: Part): TakenRecords {
  const { most, isEnd } = part;
  const bytes = isEnd ? withoutEndMark(part.bytes) : part.bytes;
  const read = { ...part, bytes };
  const taken = tryParse(read, { rtrim: true }) ?? tryParse(read, { rtrim: false });
  if (!taken) throw new Error('The part cannot be read.');
  if (taken.open || taken.records.length === most) return taken;
  if (isEnd || isBlank(bytes)) return { ...taken, bytes: part.bytes.length };
  return { ...taken, open: 'line' };
}

/**
 * Reads a part. With `rtrim`, blanks after a closing quote are not part of the cell; it is then undefined for a part
 * with text after a closing quote, which is read as it is without.
 */
function tryParse(part: Part, { rtrim }: { rtrim: boolean }): TakenRecords | undefined {
  const { bytes, delimiter, line: firstLine, most, isEnd } = part;
  const taken: TakenRecords = { records: [], bytes: 0, line: firstLine, open: undefined };
  const linesOf = lineCounter();
  const onRecord = (record: string[], info: InfoRecord) => {
    // A row that ends with the part may continue in the next one.
    if (!isEnd && info.bytes === bytes.length) return null;
    const { begin, end } = linesOf(record, info.lines);
    const cells = record.map((cell) => restored(cell.trim()));
    taken.records.push({ line: firstLine + begin - 1, cells });
    taken.bytes = info.bytes;
    taken.line = firstLine + end;
    return null;
  };
  try {
    parse(bytes, { ...csvReading, delimiter, to: most, rtrim, on_record: onRecord });
    return taken;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') return { ...taken, open: 'quotes' };
    if (error.code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE') return undefined;
    throw error;
  }
}

/** Without the sign Ctrl-Z, with which programs of DOS end a text. */
function withoutEndMark(bytes: Buffer): Buffer {
  return bytes.at(-1) === 0x1a ? bytes.subarray(0, -1) : bytes;
}

function isBlank(bytes: Buffer): boolean {
  return bytes.toString().trim() === '';
}

import { restored } from '@campus/domain/core/csv';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { csvReading, lineCounter } from './csv-reading.ts';

/** A CSV row: its cells, and the file line where it begins. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** The rows read from a part, and the position after them. */
export interface TakenRecords {
  records: CsvRecord[];
  /** The length of these rows in the part, in bytes. */
  bytes: number;
  /** The line number at this position. */
  line: number;
  /** Why the row at this position is incomplete: an open quote, or a missing line end. */
  open: 'quotes' | 'line' | undefined;
}

interface Part {
  /** UTF-8, starting at the first byte of a row. */
  bytes: Buffer;
  delimiter: string;
  /** The number of its first line. */
  line: number;
  /** The maximum number of rows to read. */
  most: number;
  /** Whether the file ends here. The last row then needs no line end. */
  isEnd: boolean;
}

/**
 * Reads the complete rows at the beginning of a part of a file. Accepts any line ending and quotes as in RFC
 * 4180. A quote within an unquoted cell is literal. Rows may differ in length, and empty rows are dropped.
 * Cells are trimmed and lose the apostrophe that neutralizes formulas. csv-parse reports where each row ends,
 * so that reading can continue there.
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
 * Reads a part. `rtrim` drops blanks after a closing quote. With it, a part that has text after a closing
 * quote gives undefined; that part must be read without `rtrim`.
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

/** Removes the trailing Ctrl-Z that DOS programs write. */
function withoutEndMark(bytes: Buffer): Buffer {
  return bytes.at(-1) === 0x1a ? bytes.subarray(0, -1) : bytes;
}

function isBlank(bytes: Buffer): boolean {
  return bytes.toString().trim() === '';
}

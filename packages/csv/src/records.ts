import { restored } from '@campus/domain/core/csv';
import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';
import { csvReading, lineCounter } from './csv-reading.ts';

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

/**
 * The whole rows at the beginning of a part of a file: any line ends, quotes as RFC 4180 has them, a quote within a
 * cell that is not quoted as itself. Rows may differ in length; those without any text are left out. Cells lose what
 * stands around them, and what neutralised them for spreadsheets. csv-parse tells of each row where it ends, so that
 * reading can go on there.
 */
export function takeRecords({ bytes, delimiter, line: firstLine, most, isEnd }: Part): TakenRecords {
  const taken: TakenRecords = { records: [], bytes: 0, line: firstLine, open: undefined };
  const linesOf = lineCounter();
  const open = tryParse(bytes, { delimiter, to: most }, (record, info) => {
    // What ends where the part does may go on in the next one.
    if (!isEnd && info.bytes === bytes.length) return;
    const { begin, end } = linesOf(record, info.lines);
    const cells = record.map((cell) => restored(cell.trim()));
    taken.records.push({ line: firstLine + begin - 1, cells });
    taken.bytes = info.bytes;
    taken.line = firstLine + end;
  });
  if (open) return { ...taken, open };
  if (taken.records.length === most) return taken;
  if (isEnd || isBlank(bytes)) return { ...taken, bytes: bytes.length };
  return { ...taken, open: 'line' };
}

type OnRecord = (record: string[], info: InfoRecord) => void;

/** Answers whether quotes stood open at the end. */
function tryParse(
  bytes: Buffer,
  options: { delimiter: string; to: number },
  onRecord: OnRecord,
): 'quotes' | undefined {
  try {
    parse(bytes, {
      ...csvReading,
      ...options,
      on_record: (record: string[], info) => {
        onRecord(record, info);
        return null;
      },
    });
    return undefined;
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return 'quotes';
    throw error;
  }
}

function isBlank(bytes: Buffer): boolean {
  return bytes.toString().trim() === '';
}

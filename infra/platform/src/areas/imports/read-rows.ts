import { AppError } from '@campus/contracts/core/app-error';
import { type Reason, reason } from '@campus/contracts/core/reasons';
import { bytesBeforeRows } from '@campus/csv/delimiter';
import { type CsvRecord, takeRecords } from '@campus/csv/records';
import { importLimits } from '@campus/domain/imports/imports';
import { storableText } from '../../foundation/database/storable-text.ts';
import type { FileStore } from '../../foundation/files/file-store.ts';
import type { ReadableFile, ReadPosition } from './read-position.ts';

export const firstPosition: ReadPosition = { byte: 0, line: 1, rows: 0 };

/** A row of a file: its cells, and the line where it begins. */
export interface FileRow {
  line: number;
  cells: string[];
  /** Why the row is unusable; otherwise null. */
  fault: Reason | null;
}

interface ReadRows {
  /** Excludes the header and the rows above it. Fewer than requested, or none, if rows are long. */
  rows: FileRow[];
  next: ReadPosition;
  /** Whether the whole file was read. */
  finished: boolean;
}

const none = { bytes: 0, lines: 0 };
/** The length searched for content before the rows. */
const headBytes = 100;
/** The size of a piece, which is also the maximum length of a row. */
const pieceBytes = 1024 * 1024;
/** The maximum number of bytes per call, however few rows they contain. */
const maxBytes = 4 * pieceBytes;
const maxCellLength = importLimits.cellLength;
/** The length of the cell that is quoted for an unusable row. */
const maxQuotedLength = 200;

/**
 * Returns the next rows of a file, at most `most`. Reads only their own bytes, so that continuing costs
 * nothing. Throws an error that concerns the whole file.
 */
export async function readRows(
  files: Pick<FileStore, 'readPiece'>,
  file: ReadableFile,
  reading: Reading,
): Promise<ReadRows> {
  const rowsBefore = (file.titleRows ?? 0) + (file.hasHeader ? 1 : 0);
  const { records, ...read } = await readRecords(files, { ...file, rowsBefore }, reading);
  return { ...read, rows: records.map((record) => rowOf(record, file.columns.length)) };
}

interface Reading {
  from: ReadPosition;
  most: number;
}

/** Returns the next rows of a file as they are written, without the first `rowsBefore` rows of the file. */
export async function readRecords(
  files: Pick<FileStore, 'readPiece'>,
  file: Pick<ReadableFile, 'place' | 'bytes' | 'delimiter'> & { rowsBefore: number },
  { from, most }: Reading,
): Promise<Omit<ReadRows, 'rows'> & { records: CsvRecord[] }> {
  const records: CsvRecord[] = [];
  let next = from;
  while (records.length < most && next.byte < file.bytes && next.byte - from.byte < maxBytes) {
    const taken = await takePiece(files, file, { from: next, most: most - records.length });
    records.push(...taken.records.slice(Math.max(0, file.rowsBefore - next.rows)));
    next = taken.next;
    if (next.rows > importLimits.rows + 1) throw tooManyRows();
  }
  return { records, next, finished: next.byte >= file.bytes };
}

async function takePiece(
  files: Pick<FileStore, 'readPiece'>,
  { place, bytes, delimiter }: Pick<ReadableFile, 'place' | 'bytes' | 'delimiter'>,
  { from, most }: { from: ReadPosition; most: number },
): Promise<{ records: CsvRecord[]; next: ReadPosition }> {
  const piece = await files.readPiece(place, { from: from.byte, bytes: pieceBytes });
  if (piece.length === 0) throw new Error(`The file ${place} is shorter than ${bytes} bytes.`);
  const isEnd = from.byte + piece.length >= bytes;
  const content = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
  const before = from.byte === 0 ? bytesBeforeRows(content.toString('utf8', 0, headBytes)) : none;
  const line = from.line + before.lines;
  const taken = takeRecords({ bytes: content.subarray(before.bytes), delimiter, line, most, isEnd });
  if (taken.open && (isEnd || taken.bytes === 0)) throw unending(taken);
  const next = {
    byte: from.byte + before.bytes + taken.bytes,
    line: taken.line,
    rows: from.rows + taken.records.length,
  };
  return { records: taken.records, next };
}

function unending({ open, line }: { open: 'quotes' | 'line' | undefined; line: number }): AppError {
  return open === 'quotes'
    ? new AppError('invalid', 'imports.file.quotesOpen', { line })
    : new AppError('invalid', 'imports.file.lineTooLong', { line });
}

function tooManyRows(): AppError {
  return new AppError('invalid', 'imports.file.tooManyRows', { max: importLimits.rows });
}

function rowOf({ line, cells }: CsvRecord, columns: number): FileRow {
  const fault = faultOf(cells, columns);
  if (!fault) return { line, cells, fault };
  const shortened = cells.slice(0, columns).map((cell) => storableText(cell, maxQuotedLength));
  return { line, cells: shortened, fault };
}

function faultOf(cells: readonly string[], columns: number): Reason | null {
  if (cells.some((cell, index) => index >= columns && cell !== ''))
    return reason('imports.row.tooManyCells', { columns });
  // PostgreSQL cannot store NUL.
  if (cells.some((cell) => cell.includes('\0'))) return reason('imports.row.nul');
  if (cells.some((cell) => cell.length > maxCellLength))
    return reason('imports.row.cellTooLong', { max: maxCellLength });
  return null;
}

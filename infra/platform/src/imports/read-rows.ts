import type { ImportFile } from '@campus/contracts/imports';
import type { Services } from '../services.ts';

/** A file that was sent, as its rows are read. */
export interface ReadableFile extends Pick<ImportFile, 'bytes' | 'delimiter' | 'hasHeader'> {
  /** Its name in the file store. */
  place: string;
}

/** Where reading goes on: at the first sign of a row. JSON, so that a task can remember it. */
export interface ReadPosition {
  byte: number;
  /** The line that begins there, counted from 1. */
  line: number;
  /** How many rows were read, the header included. */
  rows: number;
}

export const firstPosition: ReadPosition = { byte: 0, line: 1, rows: 0 };

/** A row of a file: its cells, and the line in which it begins. */
export interface FileRow {
  line: number;
  cells: string[];
  /** Why nothing can be done with it, as a sentence; '' otherwise. */
  fault: string;
}

export interface ReadRows {
  /** Without the header. */
  rows: FileRow[];
  next: ReadPosition;
  /** Whether nothing is left of the file. */
  finished: boolean;
}

/**
 * The next rows of a file, `most` of them at once. Going on costs nothing: only what they stand in is read. Throws
 * what is wrong with the file as a whole.
 */
export async function readRows(
  _files: Services['files'],
  _file: ReadableFile,
  _from: { from: ReadPosition; most: number },
): Promise<ReadRows> {
  throw new Error('not yet');
}

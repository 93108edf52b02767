import { AppError } from '@campus/contracts/core/app-error';
import type { ImportFile } from '@campus/contracts/imports/imports';
import { delimiterOf } from '@campus/csv/delimiter';
import { guessColumns } from '@campus/domain/imports/import-columns';
import { importLimits } from '@campus/domain/imports/imports';
import { storableText } from '../../ground/database/storable-text.ts';
import type { FileStore } from '../../ground/files/file-store.ts';
import { firstPosition, readRows } from './read-rows.ts';
import type { OpenFile } from './receive-file.ts';
import { encodingOf } from './sniff.ts';

/** The properties of an examined file. `place` is where its UTF-8 version is stored. */
export type Examined = Omit<ImportFile, 'id' | 'name'> & { place: string };

const pieceBytes = 1024 * 1024;
const headBytes = 64 * 1024;
/** The number of rows examined, and the number shown. */
const most = { rows: 100, samples: 3, sampleLength: 100 };

/** A byte of any other encoding is at most this many bytes in UTF-8: the euro sign of Windows-1252. */
const mostUtf8BytesOfOne = 3;

/** What an examination works with. */
export interface Examination {
  files: FileStore;
  /** Makes room for so many bytes beside the file, or throws why there is none. */
  makeRoom(bytes: number): Promise<void>;
}

/**
 * Examines a completely sent file: its encoding and delimiter, and a guess of its columns. A file in
 * another encoding is rewritten as UTF-8. Throws the reason if it cannot be imported.
 */
export async function examineFile(
  { files, makeRoom }: Examination,
  { place, bytes }: Pick<OpenFile, 'place' | 'bytes'>,
  customFields: readonly string[],
): Promise<Examined> {
  const head = bytes === 0 ? new Uint8Array() : await files.readPiece(place, { from: 0, bytes: headBytes });
  if (head.length === 0) throw new AppError('invalid', 'imports.file.empty');
  const detected = encodingOf(head);
  if (!detected) throw new AppError('invalid', 'imports.file.notText');
  const encoding =
    detected === 'unmarked' || detected === 'utf-8' ? await checkedUtf8(files, place) : detected;
  if (encoding !== 'utf-8') await makeRoom(bytes * mostUtf8BytesOfOne);
  const text = encoding === 'utf-8' ? { place, bytes } : await asUtf8(files, place, encoding);
  return { ...text, encoding, ...(await contentOf(files, text, customFields)) };
}

const writtenAnew = '-utf-8';

/** The names under which a file can be stored: as it was sent, and rewritten as UTF-8. */
export function placesOf(place: string): [sent: string, utf8: string] {
  const sent = place.endsWith(writtenAnew) ? place.slice(0, -writtenAnew.length) : place;
  return [sent, sent + writtenAnew];
}

async function checkedUtf8(files: FileStore, place: string): Promise<'utf-8' | 'windows-1252'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of piecesOf(files, place)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'windows-1252';
  }
}

async function asUtf8(
  files: FileStore,
  place: string,
  encoding: ImportFile['encoding'],
): Promise<{ place: string; bytes: number }> {
  const [, written] = placesOf(place);
  // What an attempt before this one left.
  await files.deleteFile(written);
  return { place: written, bytes: await files.writePieces(written, decoded(files, place, encoding)) };
}

async function* decoded(files: FileStore, place: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of piecesOf(files, place)) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

async function* piecesOf(files: FileStore, place: string): AsyncGenerator<Uint8Array> {
  for (let from = 0; ; from += pieceBytes) {
    const piece = await files.readPiece(place, { from, bytes: pieceBytes });
    if (piece.length > 0) yield piece;
    if (piece.length < pieceBytes) return;
  }
}

async function contentOf(
  files: FileStore,
  file: { place: string; bytes: number },
  customFields: readonly string[],
): Promise<Pick<ImportFile, 'delimiter' | 'hasHeader' | 'columns'>> {
  const head = await files.readPiece(file.place, { from: 0, bytes: headBytes });
  const delimiter = delimiterOf(Buffer.from(head).toString());
  const unknown = { ...file, delimiter, hasHeader: false, columns: { length: Number.POSITIVE_INFINITY } };
  const { rows } = await readRows(files, unknown, { from: firstPosition, most: most.rows });
  const [first] = rows;
  if (!first) throw new AppError('invalid', 'imports.file.empty');
  if (first.cells.length > importLimits.columns)
    throw new AppError('invalid', 'imports.file.tooManyColumns', { max: importLimits.columns });
  const cells = rows.map((row) => row.cells.slice(0, importLimits.columns));
  const { hasHeader, columns } = guessColumns(cells, customFields);
  const shown = (hasHeader ? cells.slice(1) : cells).slice(0, most.samples);
  return {
    delimiter,
    hasHeader,
    columns: columns.map(({ header, field }, index) => ({
      header: told(header),
      field,
      samples: shown.map((row) => told(row[index] ?? '')),
    })),
  };
}

function told(cell: string): string {
  return storableText(cell, most.sampleLength);
}

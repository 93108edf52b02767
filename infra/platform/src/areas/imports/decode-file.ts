import { AppError } from '@campus/contracts/core/app-error';
import { importFile } from '@campus/contracts/imports/import-files';
import { type ImportEncoding, importEncodings } from '@campus/domain/imports/imports';
import * as z from 'zod';
import type { FileStore } from '../../foundation/files/file-store.ts';
import { unreadable } from './odd-characters.ts';
import { encodingOf } from './sniff.ts';

/** A file converted to UTF-8: its path, whether its encoding is a guess, and the bytes that could not be decoded. */
export const decodedFile = z.object({
  place: z.string(),
  bytes: z.int(),
  encodingUnsure: importFile.shape.encodingUnsure,
  oddBytes: importFile.shape.oddBytes,
});
export type DecodedFile = z.output<typeof decodedFile>;

/** A file as it was uploaded. */
type Sent = Pick<DecodedFile, 'place' | 'bytes'>;

/** The services that decoding needs. */
export interface Decoding {
  files: FileStore;
  /** Reserves disk space for this many additional bytes, or throws if there is none. */
  makeRoom(bytes: number): Promise<void>;
}

const pieceBytes = 1024 * 1024;
const headBytes = 64 * 1024;

/** The maximum size in UTF-8 of one byte in any other encoding: the euro sign of Windows-1252. */
const maxUtf8BytesPerCharacter = 3;

/** Returns the names that a file can be stored under: as uploaded, and converted from each encoding. */
export function placesOf(sent: string): string[] {
  return [sent, ...importEncodings.map((encoding) => placeOf(sent, encoding))];
}

function placeOf(sent: string, encoding: ImportEncoding): string {
  return encoding === 'utf-8' ? sent : `${sent}-from-${encoding}`;
}

/**
 * Reads a file of unknown encoding. It counts as UTF-8 if it has more valid non-ASCII letters than errors, so
 * that one byte cut off by another program does not change how the rest is read. Throws if it is not text.
 */
export async function decodeUnknown(
  decoding: Decoding,
  file: Sent,
): Promise<DecodedFile & { encoding: ImportEncoding }> {
  const { files } = decoding;
  const head = await files.readPiece(file.place, { from: 0, bytes: headBytes });
  if (head.length === 0) throw new AppError('invalid', 'imports.file.empty');
  const detected = encodingOf(head);
  if (!detected) throw new AppError('invalid', 'imports.file.notText');
  if (detected !== 'unmarked' && detected !== 'utf-8')
    return { ...(await decodeFile(decoding, file, detected)), encoding: detected };
  const { isUtf8, oddBytes } = await readUtf8(files, file.place);
  if (isUtf8) return { ...file, oddBytes, encodingUnsure: false, encoding: 'utf-8' };
  const guessed = await decodeFile(decoding, file, 'windows-1252');
  return { ...guessed, encodingUnsure: true, encoding: 'windows-1252' };
}

/** Reads a file in a given encoding. Any other than UTF-8 is converted once. */
export async function decodeFile(
  { files, makeRoom }: Decoding,
  { place, bytes }: Sent,
  encoding: ImportEncoding,
): Promise<DecodedFile> {
  if (encoding === 'utf-8')
    return { place, bytes, encodingUnsure: false, oddBytes: (await readUtf8(files, place)).oddBytes };
  await makeRoom(bytes * maxUtf8BytesPerCharacter);
  const written = placeOf(place, encoding);
  // Deletes the remains of an earlier attempt.
  await files.deleteFile(written);
  const found = unreadable({ letters: false });
  const content = found.looking(decoded(files, place, encoding));
  const length = await files.writePieces(written, content);
  return { place: written, bytes: length, encodingUnsure: false, oddBytes: found.reported };
}

/** Reads a file as UTF-8. If it is invalid, reads it again from the start to count the errors. */
async function readUtf8(
  files: FileStore,
  place: string,
): Promise<Pick<DecodedFile, 'oddBytes'> & { isUtf8: boolean }> {
  if (await isValidUtf8(files, place)) return { isUtf8: true, oddBytes: null };
  const found = unreadable({ letters: true });
  for await (const text of decoded(files, place, 'utf-8')) found.look(text);
  return { isUtf8: found.count < found.letters, oddBytes: found.reported };
}

async function isValidUtf8(files: FileStore, place: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of piecesOf(files, place)) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return false;
  }
}

async function* decoded(files: FileStore, place: string, encoding: ImportEncoding): AsyncGenerator<string> {
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

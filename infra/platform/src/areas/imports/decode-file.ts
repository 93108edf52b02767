import { AppError } from '@campus/contracts/core/app-error';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { type ImportEncoding, importEncodings } from '@campus/domain/imports/imports';
import type { FileStore } from '../../foundation/files/file-store.ts';
import { unreadable } from './odd-characters.ts';
import { encodingOf } from './sniff.ts';

/** A file converted to UTF-8: its path, and the bytes that could not be read. */
export interface DecodedFile {
  place: string;
  bytes: number;
  oddBytes: ImportFile['oddBytes'];
}

/** A file as it was sent. */
type Sent = Pick<DecodedFile, 'place' | 'bytes'>;

/** The services that decoding needs. */
export interface Decoding {
  files: FileStore;
  /** Reserves space for this many bytes beside the file, or throws if there is none. */
  makeRoom(bytes: number): Promise<void>;
}

const pieceBytes = 1024 * 1024;
const headBytes = 64 * 1024;

/** A byte of any other encoding is at most this many bytes in UTF-8: the euro sign of Windows-1252. */
const maxUtf8BytesPerCharacter = 3;

/** The names under which a file can be stored: as it was sent, and rewritten from each encoding. */
export function placesOf(sent: string): string[] {
  return [sent, ...importEncodings.map((encoding) => placeOf(sent, encoding))];
}

function placeOf(sent: string, encoding: ImportEncoding): string {
  return encoding === 'utf-8' ? sent : `${sent}-from-${encoding}`;
}

/**
 * Reads a file whose encoding is unknown. It is UTF-8 if more letters fit it than do not: one byte cut off by another
 * program does not change how all others are read. Throws if it is no text.
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
  if (isUtf8) return { ...file, oddBytes, encoding: 'utf-8' };
  return { ...(await decodeFile(decoding, file, 'windows-1252')), encoding: 'windows-1252' };
}

/** Reads a file in an encoding; one in another than UTF-8 is rewritten once. */
export async function decodeFile(
  { files, makeRoom }: Decoding,
  { place, bytes }: Sent,
  encoding: ImportEncoding,
): Promise<DecodedFile> {
  if (encoding === 'utf-8') return { place, bytes, oddBytes: (await readUtf8(files, place)).oddBytes };
  await makeRoom(bytes * maxUtf8BytesPerCharacter);
  const written = placeOf(place, encoding);
  // The remains of an earlier attempt.
  await files.deleteFile(written);
  const found = unreadable({ letters: false });
  const content = found.looking(decoded(files, place, encoding));
  const length = await files.writePieces(written, content);
  return { place: written, bytes: length, oddBytes: found.reported };
}

/** Reads a file as UTF-8. If it is invalid, reads it again from the beginning to count the errors. */
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

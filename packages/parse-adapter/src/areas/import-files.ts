import { createHash } from 'node:crypto';
import type { StreamedFile } from '@campus/contracts/core/files';
import * as wire from '@campus/contracts/imports/functions';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import type { Calls } from '../core/calls.ts';

/**
 * Uploads a file piece by piece. The next piece is read from the sender when the platform has stored the
 * previous one. Returns the file, and the SHA-256 of its content (Base64url).
 */
export async function uploadImportFile(
  { query, mutate }: Pick<Calls, 'query' | 'mutate'>,
  { accountId, file }: { accountId: string; file: StreamedFile },
): Promise<{ file: ImportFile; sha256: string }> {
  const { fileId } = await mutate(wire.beginImportFile, { accountId, name: file.name });
  const digest = createHash('sha256');
  let from = 0;
  for await (const piece of pieces(file.content)) {
    const base64 = piece.toString('base64');
    // The platform accepts the same piece twice. Like a read, it can be sent again after a connection
    // failure.
    await query(wire.appendImportFile, { accountId, fileId, from, base64 });
    digest.update(piece);
    from += piece.length;
  }
  const sent = await mutate(wire.endImportFile, { accountId, fileId });
  return { file: sent, sha256: digest.digest('base64url') };
}

async function* pieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < wire.importFilePiece) continue;
    let all = Buffer.concat(waiting);
    for (; all.length >= wire.importFilePiece; all = all.subarray(wire.importFilePiece))
      yield all.subarray(0, wire.importFilePiece);
    waiting = [all];
    bytes = all.length;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

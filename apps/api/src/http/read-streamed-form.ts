import { AppError } from '@campus/contracts/core/app-error';
import type { Upload } from '@campus/contracts/core/contract';
import type { StreamedFile } from '@campus/contracts/core/files';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createPace } from './pace.ts';
import { nameOf, partsOf, refusalOf, textOf, tooLarge } from './read-form.ts';

/** A sender is disconnected after this long without data. */
const patienceMs = 30_000;

/**
 * Reads a multipart body up to its file, which must come last. The file is read as fast as its content is
 * consumed. Only a few pieces are in memory, whatever the file size.
 */
export async function readStreamedForm(
  request: FastifyRequest,
  upload: Upload,
  patience = patienceMs,
): Promise<Record<string, unknown>> {
  const fields = new Map<string, string | StreamedFile>();
  const parts = partsOf(request, upload);
  const { waiting } = createPace(request.raw.socket);
  const withPatience = <T>(next: () => Promise<T>) => waiting(() => inTime(next, patience));
  try {
    for (;;) {
      const { value: part, done } = await withPatience(() => parts.next());
      if (done) break;
      if (fields.has(part.fieldname)) throw new AppError('invalid', 'file.contentType');
      if (part.type === 'file') {
        fields.set(part.fieldname, {
          name: nameOf(part),
          content: contentOf({ part, parts, upload, withPatience }),
        });
        break;
      }
      fields.set(part.fieldname, textOf(part));
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return Object.fromEntries(fields);
}

interface Reading {
  part: MultipartFile;
  /** The parts after the file. */
  parts: AsyncIterator<Multipart>;
  upload: Upload;
  /** Waits for the next piece. Throws if it does not come, or comes too slowly. */
  withPatience<T>(next: () => Promise<T>): Promise<T>;
}

/**
 * Yields a file's content piece by piece. Throws if the file is too large, breaks off, stalls, or is not
 * last.
 */
async function* contentOf({
  part: { file },
  parts,
  upload,
  withPatience,
}: Reading): AsyncGenerator<Uint8Array> {
  // Stop at the limit: the end of a too large file may never come.
  file.once('limit', () => file.destroy(tooLarge(upload)));
  const chunks: AsyncIterator<Uint8Array> = file[Symbol.asyncIterator]();
  try {
    for (;;) {
      const chunk = await withPatience(() => chunks.next());
      if (chunk.done) break;
      yield chunk.value;
    }
    const after = await withPatience(() => parts.next());
    if (!after.done) throw new AppError('invalid', 'file.notLast');
  } catch (error) {
    throw refusalOf(error);
  } finally {
    file.destroy();
  }
}

/** Returns the next part; throws if there is none. */
async function inTime<T>(next: () => Promise<T>, patience: number): Promise<T> {
  const stalled = Promise.withResolvers<never>();
  const timer = setTimeout(() => stalled.reject(new AppError('invalid', 'file.stalled')), patience);
  try {
    return await Promise.race([next(), stalled.promise]);
  } finally {
    clearTimeout(timer);
  }
}

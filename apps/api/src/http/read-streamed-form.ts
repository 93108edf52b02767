import { AppError } from '@campus/contracts/core/app-error';
import type { Upload } from '@campus/contracts/core/contract';
import type { StreamedFile } from '@campus/contracts/core/files';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createPace } from './pace.ts';
import { nameOf, partsOf, refusalOf, tooLarge } from './read-form.ts';

/** A sender who sends nothing for this long is disconnected. */
const patienceMs = 30_000;

/**
 * Reads a multipart body up to its file, which must come last, into the fields of an input. The file is
 * read as fast as its content is consumed; only a few pieces are in memory, for a file of any size.
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
      fields.set(part.fieldname, String(part.value));
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
  /** Waits for what comes next; throws where it does not come, or too slowly. */
  withPatience<T>(next: () => Promise<T>): Promise<T>;
}

/** The content of a file, piece by piece; throws where it is too large, breaks off, stalls, or is not the last. */
async function* contentOf({
  part: { file },
  parts,
  upload,
  withPatience,
}: Reading): AsyncGenerator<Uint8Array> {
  // It does not wait for the end of a file that is too large: it may never come.
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

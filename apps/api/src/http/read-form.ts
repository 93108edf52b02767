import { AppError } from '@campus/contracts/core/app-error';
import type { Upload } from '@campus/contracts/core/contract';
import type { UploadedFile } from '@campus/contracts/core/files';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { TRPCError } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { createPace } from './pace.ts';

/** Room for the fields beside the file, and their headers. */
const maxFieldBytes = 64 * 1024;
const limits = { files: 1, fields: 20, parts: 21, fieldSize: 16 * 1024, fieldNameSize: 100, headerPairs: 20 };

/**
 * Reads a multipart body into input fields, including its one file. Everything stays in memory, up to the
 * contract's limit. A body with a larger declared length is refused unread.
 */
export async function readForm(
  request: FastifyRequest,
  upload: Upload,
  take: (bytes: number) => void = () => undefined,
): Promise<Record<string, unknown>> {
  const reading = { upload, take };
  try {
    return await createPace(request.raw.socket).waiting(() => fieldsOf(request, reading));
  } catch (error) {
    throw refusalOf(error);
  }
}

interface Reading {
  upload: Upload;
  /** Called with the size of each piece of a file; throws if there is no room. */
  take: (bytes: number) => void;
}

async function fieldsOf(request: FastifyRequest, reading: Reading): Promise<Record<string, unknown>> {
  const fields = new Map<string, string | UploadedFile>();
  for await (const part of partsOf(request, reading.upload)) {
    if (fields.has(part.fieldname)) throw new AppError('invalid', 'file.contentType');
    fields.set(part.fieldname, await fieldOf(part, reading));
  }
  return Object.fromEntries(fields);
}

/**
 * The parts of a multipart body in order. Throws if the body is not multipart, or declares too large a
 * length.
 */
export function partsOf(request: FastifyRequest, upload: Upload): AsyncIterableIterator<Multipart> {
  if (!request.isMultipart()) throw new AppError('invalid', 'file.contentType');
  if (Number(request.headers['content-length']) > upload.maxBytes + maxFieldBytes) throw tooLarge(upload);
  return request.parts({
    limits: { ...limits, fileSize: upload.maxBytes },
    // By default, the parser treats a file without a name as a text field.
    isPartAFile: (field: string | undefined, _type: string | undefined, name: string | undefined) =>
      field === 'file' || name !== undefined,
  });
}

async function fieldOf(part: Multipart, reading: Reading): Promise<string | UploadedFile> {
  if (part.type === 'field') return textOf(part);
  return { name: nameOf(part), content: await contentOf(part.file, reading) };
}

/**
 * The text of a field. The parser has already parsed a part with the content type that OpenAPI documents for
 * JSON; operations parse the text themselves.
 */
export function textOf({ value }: { value: unknown }): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The types say that the name is always present, but a part without a name has none. */
export function nameOf({ filename }: { filename?: string }): string {
  return filename ?? '';
}

/**
 * Reads the content of a file. If the file is too large, it does not wait for the end, which may never come.
 */
function contentOf(file: MultipartFile['file'], { upload, take }: Reading): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    file.on('limit', () => reject(tooLarge(upload)));
    file.on('data', (chunk: Uint8Array) => {
      try {
        take(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        file.destroy(error as Error);
      }
    });
    file.on('end', () => resolve(Buffer.concat(chunks)));
    file.on('error', reject);
  });
}

/** Maps form parsing errors to refusals. */
export function refusalOf(error: unknown): Error {
  if (error instanceof AppError || error instanceof TRPCError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return new AppError('invalid', 'file.contentType');
  return new TRPCError({ code: 'PARSE_ERROR', cause: error });
}

/** The refusal for a file above its operation's limit. */
export function tooLarge(upload: Upload): AppError {
  return new AppError('invalid', upload.tooLarge);
}

import { AppError, httpStatus } from '@campus/contracts/core/app-error';
import type { SharedKey } from '@campus/contracts/core/keys';
import express, { type Request, type Response } from 'express';

/** The maximum size of a batch, after decompression. */
const largest = '16mb';

/** In another charset, the texts of the events would be read as other texts. */
const mediaType = /^application\/x-ndjson\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i;

const readBytes = express.raw({ type: () => true, limit: largest });

/** Statuses of refusals that say more than their kind. */
const statuses: Partial<Record<SharedKey, number>> = {
  'usage.batch.contentType': 415,
  'usage.batch.encoding': 415,
  'usage.batch.tooMany': 413,
  'request.tooLarge': 413,
};

/** Returns the HTTP status of a refused batch. */
export function statusOf({ key, kind }: AppError): number {
  return statuses[key] ?? httpStatus[kind];
}

/** Reads the body of a batch. Refuses a media type, a charset, or an encoding that the format does not name. */
export async function receiveBody(request: Request, response: Response): Promise<Buffer> {
  if (!mediaType.test(request.get('content-type') ?? ''))
    throw new AppError('invalid', 'usage.batch.contentType');
  if (!/^(gzip|identity)$/i.test(request.get('content-encoding') ?? 'identity'))
    throw new AppError('invalid', 'usage.batch.encoding');
  return new Promise((resolve, reject) => {
    readBytes(request, response, (failure?: unknown) => {
      const body: unknown = request.body;
      if (failure) reject(refusalOf(failure));
      // A request that announces no body is not read.
      else resolve(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    });
  });
}

function refusalOf(failure: unknown): AppError {
  const key = Object(failure).status === 413 ? 'request.tooLarge' : 'usage.batch.incomplete';
  return new AppError('invalid', key).because(failure);
}

import { AppError } from '@campus/contracts/core/app-error';
import {
  excessOfSender,
  excessReasons,
  type JsonBounds,
  sessionJson,
  visitorJson,
} from '@campus/server-kit/json-bounds';
import express, { type Request, type RequestHandler } from 'express';
import { sendProblem } from '../../call/problems.ts';

/**
 * Reads the JSON object of a REST route. Its bytes are checked before parsing. No body means an empty object.
 * The visitor limits apply, so that no caller has to be identified first.
 */
export const readBody = bodyReader(visitorJson, async () => visitorJson);

/**
 * Reads the JSON object of a route. A body above the visitor limits is parsed only once the caller is
 * identified.
 */
export function readSessionBody(isIdentified: (request: Request) => Promise<boolean>): RequestHandler {
  return bodyReader(sessionJson, async (request) =>
    (await isIdentified(request)) ? sessionJson : visitorJson,
  );
}

/** `boundsFor` is called only for bodies above the visitor limits. */
function bodyReader(
  largest: JsonBounds,
  boundsFor: (request: Request) => Promise<JsonBounds>,
): RequestHandler {
  const readBytes = express.raw({ type: 'application/json', limit: largest.bytes });
  return (request, response, next) => {
    readBytes(request, response, async (failure?: unknown) => {
      try {
        const read = failure ? excessOf(failure) : await objectOf(request, boundsFor);
        if (typeof read === 'string') return sendProblem(response, new AppError('invalid', read));
        request.body = read;
        next();
      } catch (error) {
        next(error);
      }
    });
  };
}

function excessOf(failure: unknown) {
  return Object(failure).status === 413 ? 'request.tooLarge' : 'request.malformed';
}

/** Returns the object in the body, or why it is refused. */
async function objectOf(request: Request, boundsFor: (request: Request) => Promise<JsonBounds>) {
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) return hasNoBody(request) ? {} : 'request.contentType';
  const excess = await excessOfSender(body, () => boundsFor(request));
  if (excess) return excessReasons[excess];
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : 'request.malformed';
  } catch {
    return 'request.malformed';
  }
}

function hasNoBody(request: Request): boolean {
  return (request.get('content-length') ?? '0') === '0' && request.get('transfer-encoding') === undefined;
}

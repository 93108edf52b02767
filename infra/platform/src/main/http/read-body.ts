import { AppError } from '@campus/contracts/core/app-error';
import { jsonExcess, visitorJson } from '@campus/domain/core/json-bounds';
import express, { type Request, type RequestHandler } from 'express';
import { sendProblem } from '../../call/problems.ts';

const readBytes = express.raw({ type: 'application/json', limit: visitorJson.bytes });

/**
 * Reads the JSON object that a REST route takes, judged by its bytes before it is parsed; no body is an
 * empty object. It is at most as large as a visitor may send, so that nobody has to be identified for it.
 */
export const readBody: RequestHandler = (request, response, next) => {
  readBytes(request, response, (failure?: unknown) => {
    const read = failure ? excessOf(failure) : objectOf(request);
    if (typeof read === 'string') return sendProblem(response, new AppError('invalid', read));
    request.body = read;
    next();
  });
};

function excessOf(failure: unknown) {
  return Object(failure).status === 413 ? 'request.tooLarge' : 'request.malformed';
}

/** The object in the body, or why there is none. */
function objectOf(request: Request) {
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) return hasNoBody(request) ? {} : 'request.contentType';
  const excess = jsonExcess(body, visitorJson);
  if (excess) return excess === 'large' ? 'request.tooLarge' : 'request.malformed';
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

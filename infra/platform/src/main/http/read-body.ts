import { AppError } from '@campus/contracts/core/app-error';
import { jsonExcess, visitorJson } from '@campus/domain/core/json-bounds';
import express, { type RequestHandler } from 'express';
import { sendProblem } from '../../call/problems.ts';

const readBytes = express.raw({ type: 'application/json', limit: visitorJson.bytes });

/**
 * Reads the JSON object that a route of the REST gateway takes, judged by its bytes before it is parsed. It is at most
 * as large as a visitor may send, so that nobody has to be identified for it.
 */
export const readBody: RequestHandler = (request, response, next) => {
  readBytes(request, response, (failure?: unknown) => {
    const status: unknown = Object(failure).status;
    if (status === 413) return sendProblem(response, new AppError('invalid', 'request.tooLarge'));
    if (failure) return sendProblem(response, new AppError('invalid', 'request.malformed'));
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body)) return sendProblem(response, new AppError('invalid', 'request.contentType'));
    const excess = jsonExcess(body, visitorJson);
    const read = excess ? undefined : objectOf(body);
    if (read === undefined)
      return sendProblem(
        response,
        new AppError('invalid', excess === 'large' ? 'request.tooLarge' : 'request.malformed'),
      );
    request.body = read;
    next();
  });
};

function objectOf(bytes: Buffer): object | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

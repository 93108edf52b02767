import { STATUS_CODES } from 'node:http';
import { type AppError, httpStatus } from '@campus/contracts/core/app-error';
import { parseCodeOf } from '@campus/contracts/core/error-codes';
import { quotaHeaders, TooManyCalls } from '@campus/contracts/core/quota';
import { bounded } from '@campus/contracts/core/reasons';
import type { WireParseProblem, WireProblem } from '@campus/contracts/core/wire-route';
import type { Response } from 'express';

/** Sends a refusal in the problem format of the REST routes. Its kind states the status, unless one is given. */
export function sendProblem(response: Response, error: AppError, status = httpStatus[error.kind]): void {
  const title = STATUS_CODES[status] ?? '';
  const problem: WireProblem = { status, title, detail: error.message, ...bounded(error) };
  setRetryAfter(response, error);
  response.status(status).type('application/problem+json').send(JSON.stringify(problem));
}

/** Adds the retry time, if a retry can help, and the limit that refused the call. */
export function setRetryAfter(response: Response, error: AppError): void {
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) response.set('retry-after', String(retryAfterSeconds));
  if (error instanceof TooManyCalls) response.set(quotaHeaders(error.quota));
}

/** The body of a refusal outside the REST routes: Parse's code and message, with the message key. */
export function parseProblem(error: AppError): WireParseProblem {
  return { code: parseCodeOf(error), error: error.message, ...bounded(error) };
}

/** The body of a refusal for which Parse Server would send no code: the message and its key. */
export function plainProblem(error: AppError): Omit<WireParseProblem, 'code'> {
  return { error: error.message, ...bounded(error) };
}

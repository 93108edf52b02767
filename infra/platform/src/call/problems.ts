import { STATUS_CODES } from 'node:http';
import { type AppError, httpStatus } from '@campus/contracts/core/app-error';
import { parseCodeOf } from '@campus/contracts/core/error-codes';
import { quotaHeaders, TooManyCalls } from '@campus/contracts/core/quota';
import { bounded } from '@campus/contracts/core/reasons';
import type { WireParseProblem, WireProblem } from '@campus/contracts/core/wire-route';
import type { Response } from 'express';

/** Answers a refusal in the one form of the REST routes. */
export function sendProblem(response: Response, error: AppError): void {
  const status = httpStatus[error.kind];
  const title = STATUS_CODES[status] ?? '';
  const problem: WireProblem = { status, title, detail: error.message, ...bounded(error) };
  sayWhenToRetry(response, error);
  response.status(status).type('application/problem+json').send(JSON.stringify(problem));
}

/** Says when to make the call again, where that helps, and which limit refused it. */
export function sayWhenToRetry(response: Response, error: AppError): void {
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) response.set('retry-after', String(retryAfterSeconds));
  if (error instanceof TooManyCalls) response.set(quotaHeaders(error.quota));
}

/** The body of a refusal outside the REST routes: Parse's code and sentence, with the sentence's key. */
export function parseProblem(error: AppError): WireParseProblem {
  return { code: parseCodeOf(error), error: error.message, ...bounded(error) };
}

/** The body of a refusal where Parse Server would answer without a code: the sentence with its key. */
export function plainProblem(error: AppError): Omit<WireParseProblem, 'code'> {
  return { error: error.message, ...bounded(error) };
}

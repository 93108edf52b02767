import { AppError } from '@campus/contracts/core/app-error';
import { parseCode, parseCodeOf } from '@campus/contracts/core/error-codes';
import type { ErrorRequestHandler } from 'express';
import Parse from 'parse/node';
import { parseProblem, setRetryAfter } from '../../call/problems.ts';

/** A refusal in a form that Parse Server can pass on: with its code and message. */
export class RefusedCall extends Parse.Error {
  readonly refusal: AppError;
  constructor(refusal: AppError) {
    super(parseCodeOf(refusal), refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Answers Parse Server's errors as Parse Server would, and adds key and parameters to refusals from our
 * functions. With `enableExpressErrorHandler`, Parse Server passes every `Parse.Error` to the next handler.
 */
export const answerParseError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Parse.Error)) return next(error);
  const refusal = refusalOf(error);
  if (refusal) setRetryAfter(response, refusal);
  const body = refusal ? parseProblem(refusal) : { code: error.code, error: error.message };
  response.status(statuses.get(body.code) ?? 400).json(body);
};

function refusalOf(error: Parse.Error): AppError | undefined {
  if (error instanceof RefusedCall) return error.refusal;
  return outages.has(error.code) ? new AppError('unavailable', 'platform.unavailable') : undefined;
}

/**
 * Parse Server's codes for a database outage. It returns no details and logs the cause. Failures in our
 * functions are always a `RefusedCall`.
 */
const outages: ReadonlySet<number> = new Set([-1, Parse.Error.INTERNAL_SERVER_ERROR]);

const statuses: ReadonlyMap<number, number> = new Map([
  [parseCode.internal, 500],
  [Parse.Error.OBJECT_NOT_FOUND, 404],
  [parseCode.tooMany, 429],
  [parseCode.unavailable, 503],
]);

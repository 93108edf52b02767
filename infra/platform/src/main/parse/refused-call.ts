import { AppError } from '@campus/contracts/core/app-error';
import { parseCode, parseCodeOf } from '@campus/contracts/core/error-codes';
import type { ErrorRequestHandler } from 'express';
import Parse from 'parse/node';
import { parseProblem, sayWhenToRetry } from '../../call/problems.ts';

/** A refusal on its way through Parse Server, which knows code and message of it. */
export class RefusedCall extends Parse.Error {
  readonly refusal: AppError;
  constructor(refusal: AppError) {
    super(parseCodeOf(refusal), refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Answers what Parse Server refuses as it does itself, and says key and parameters of what our functions refuse:
 * with `enableExpressErrorHandler` it leaves every `Parse.Error` to the handler behind it.
 */
export const answerParseError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Parse.Error)) return next(error);
  const refusal = refusalOf(error);
  if (refusal) sayWhenToRetry(response, refusal);
  const body = refusal ? parseProblem(refusal) : { code: error.code, error: error.message };
  response.status(statuses.get(body.code) ?? 400).json(body);
};

function refusalOf(error: Parse.Error): AppError | undefined {
  if (error instanceof RefusedCall) return error.refusal;
  // Parse Server says no more than that where it could not read the session.
  return error.code === unknownError ? new AppError('unavailable', 'platform.unavailable') : undefined;
}

const unknownError = -1;

const statuses: ReadonlyMap<number, number> = new Map([
  [Parse.Error.INTERNAL_SERVER_ERROR, 500],
  [Parse.Error.OBJECT_NOT_FOUND, 404],
  [parseCode.tooMany, 429],
  [parseCode.unavailable, 503],
]);

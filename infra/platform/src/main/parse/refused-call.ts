import type { AppError } from '@campus/contracts/core/app-error';
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
  if (error instanceof RefusedCall) sayWhenToRetry(response, error.refusal);
  const body =
    error instanceof RefusedCall ? parseProblem(error.refusal) : { code: error.code, error: error.message };
  response.status(statuses.get(error.code) ?? 400).json(body);
};

const statuses: ReadonlyMap<number, number> = new Map([
  [Parse.Error.INTERNAL_SERVER_ERROR, 500],
  [Parse.Error.OBJECT_NOT_FOUND, 404],
  [parseCode.tooMany, 429],
]);

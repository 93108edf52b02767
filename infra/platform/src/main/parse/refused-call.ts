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
 * Answers errors of Parse Server as it does itself, and adds key and parameters to refusals of our functions. With
 * `enableExpressErrorHandler`, Parse Server leaves every `Parse.Error` to the handler after it.
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
  return outages.has(error.code) ? new AppError('unavailable', 'platform.unavailable') : undefined;
}

/**
 * The codes of Parse Server when the database is away: it says no more, and logs the cause. Whatever fails in our
 * functions is a `RefusedCall`.
 */
const outages: ReadonlySet<number> = new Set([-1, Parse.Error.INTERNAL_SERVER_ERROR]);

const statuses: ReadonlyMap<number, number> = new Map([
  [parseCode.internal, 500],
  [Parse.Error.OBJECT_NOT_FOUND, 404],
  [parseCode.tooMany, 429],
  [parseCode.unavailable, 503],
]);

import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { describeError } from './describe-error.ts';

/** Explains why no session started: the response, or that there was none. */
export function streamingFailure(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { code, message } = describeError(error);
  return code === undefined ? text('streaming.noAnswer') : message;
}

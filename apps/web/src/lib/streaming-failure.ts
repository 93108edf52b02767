import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { describeError } from './describe-error.ts';

/** Why no session was started, in words: the response, or that there was none. */
export function streamingFailure(error: unknown): string {
  if (error instanceof AppError) return error.message;
  const { code, message } = describeError(error);
  return code === undefined ? text('streaming.noAnswer') : message;
}

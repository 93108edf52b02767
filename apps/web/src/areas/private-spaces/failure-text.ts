import { text } from '@campus/contracts/core/text';
import { describeError } from '../../lib/describe-error.ts';

type Failed = 'privateSpaces.types.failed' | 'privateSpaces.create.failed';

/**
 * Describes why an operation on private spaces failed. A failed authorization is shown as the whole reason.
 */
export function failureText(error: unknown, failed: Failed): string {
  const { key, message: reason } = describeError(error);
  return key === 'privateSpaces.unauthorized' ? reason : text(failed, { reason });
}

import { text } from '@campus/contracts/core/messages';
import { describeError } from '../../lib/describe-error.ts';

type Failed = 'privateSpaces.types.failed' | 'privateSpaces.create.failed';

/** Why something with private spaces failed. That the person could not be authorized says all there is to it. */
export function failureWords(error: unknown, failed: Failed): string {
  const { key, message: reason } = describeError(error);
  return key === 'privateSpaces.unauthorized' ? reason : text(failed, { reason });
}

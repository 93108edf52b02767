import { text } from '@campus/contracts/core/text';
import { describeError } from '../../lib/describe-error.ts';

type Failed = 'privateSpaces.types.failed' | 'privateSpaces.create.failed';

/**
 * Describes why an operation on private spaces failed. A failed authorization is shown as the whole reason.
 */
export function failureText(error: unknown, failed: Failed): string {
  const { code, key, message } = describeError(error);
  // A platform may answer 404 with another reason, or with none (PSP-035).
  const isWithoutTypes = failed === 'privateSpaces.types.failed' && code === 'NOT_FOUND';
  const reason = isWithoutTypes ? text('privateSpaces.noTypes') : message;
  return key === 'privateSpaces.unauthorized' ? reason : text(failed, { reason });
}

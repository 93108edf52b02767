import { text } from '@campus/contracts/core/text';
import type { VerificationNotice } from '@campus/domain/verification/verification';

/** The sentence about a verification or its email. */
export function verificationSentence(notice: VerificationNotice): string {
  return 'key' in notice ? text(notice.key) : notice.reason;
}

import { text } from '@campus/contracts/core/messages';
import type { VerificationNotice } from '@campus/domain/verification/verification';

/** What is told of a verification, or of the email for it, in words. */
export function verificationSentence(notice: VerificationNotice): string {
  return 'key' in notice ? text(notice.key) : notice.reason;
}

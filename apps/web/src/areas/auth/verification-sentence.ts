import { text } from '@campus/contracts/messages';
import type { VerificationNotice } from '@campus/domain/verification';

/** What is told of a verification, or of the email for it, in words. */
export function verificationSentence(notice: VerificationNotice): string {
  return 'key' in notice ? text(notice.key) : notice.reason;
}

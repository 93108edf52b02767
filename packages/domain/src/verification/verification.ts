import { accountOfRole } from '../access/role-names.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** Whether the verification page continues at once: nothing to verify, or no need to. */
export function isVerificationSettled(person: {
  emailVerified: boolean;
  verificationRequired: boolean;
}): boolean {
  return person.emailVerified || !person.verificationRequired;
}

/** Whether the verification page sends an email by itself: none was ever sent, or the last over 7 days ago. */
export function isVerificationEmailDue(lastEmailSentAt: Date | undefined, now: Date): boolean {
  return !lastEmailSentAt || now.getTime() - lastEmailSentAt.getTime() > week;
}

/** Whether a person has roles in more than one organization, and so can return to a choice of accounts. */
export function hasSeveralOrganizations(roleNames: readonly string[]): boolean {
  const organizations = roleNames.map(accountOfRole).filter((account) => account !== undefined);
  return new Set(organizations).size > 1;
}

/** A sentence of the catalogue, or the server's own reason. */
export type VerificationNotice = { key: VerificationKey } | { reason: string };
type VerificationKey =
  | 'verification.codeMissing'
  | 'verification.codeInvalid'
  | 'verification.resent'
  | 'verification.resendFailed'
  | 'verification.reLogIn';

/** Why a verification failed, as the page says it. */
export function verificationFailure(code: string, reason: string): VerificationNotice {
  if (code === '') return { key: 'verification.codeMissing' };
  return reason === '' ? { key: 'verification.codeInvalid' } : { reason };
}

/** The notice after a successful resend. */
export function resendSuccess(message: string): VerificationNotice {
  return message === '' ? { key: 'verification.resent' } : { reason: message };
}

/** The notice after a failed resend. */
export function resendFailure({
  key,
  message,
}: {
  key?: string | undefined;
  message: string;
}): VerificationNotice {
  if (message === '') return { key: 'verification.resendFailed' };
  return key === 'verification.alreadyVerified' ? { key: 'verification.reLogIn' } : { reason: message };
}

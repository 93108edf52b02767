import { getVerificationState } from '@campus/contracts/verification/functions';
import type { Calls } from '../core/calls.ts';

/** The caller's state of email verification. */
export interface VerificationState {
  email: string;
  name: string;
  emailVerified: boolean;
  /** Undefined if no email was ever sent. */
  lastEmailSentAt: Date | undefined;
  roleNames: string[];
}

/** Email verification operations without a binding. */
export function verificationPlatform({ query }: Calls) {
  return {
    /** No operation returns this alone: `verification.get` combines it with the account. */
    async state(): Promise<VerificationState> {
      const state = await query(getVerificationState, {});
      const { lastEmailSentAt } = state.currentVerificationData;
      return {
        email: state.email,
        name: `${state.firstname} ${state.lastname}`.trim(),
        emailVerified: state.email_verified,
        lastEmailSentAt: lastEmailSentAt === null ? undefined : new Date(lastEmailSentAt),
        roleNames: state.roles,
      };
    },
  };
}

import { getVerificationState, resendVerificationEmail } from '@campus/contracts/verification/functions';
import type { Calls } from '../core/calls.ts';

/** What verification knows of the caller. */
export interface VerificationState {
  email: string;
  name: string;
  emailVerified: boolean;
  /** Undefined when no email was ever sent. */
  lastEmailSentAt: Date | undefined;
  roleNames: string[];
}

export function verificationPlatform({ query, mutate }: Calls) {
  return {
    /** For a person who knows the password of the address. */
    async resend(of: { email: string; password: string; world: string }): Promise<{ message: string }> {
      return mutate(resendVerificationEmail, {
        username: of.email,
        password: of.password,
        serverConfigName: of.world,
      });
    },

    /** For the session's own user. */
    async resendOwn(world: string): Promise<{ message: string }> {
      return mutate(resendVerificationEmail, { serverConfigName: world });
    },

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

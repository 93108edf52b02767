import type { SessionUser } from '@campus/contracts/auth/auth';
import {
  objectToEmailChange,
  requestPasswordReset,
  resetPassword,
  updateUserEmail,
  updateUserPassword,
} from '@campus/contracts/passwords/functions';
import type { Calls } from '../core/calls.ts';
import { sessionUserOf } from './auth.ts';

export type PasswordsPlatform = ReturnType<typeof passwordsPlatform>;

export function passwordsPlatform({ mutate }: Calls) {
  return {
    /** Succeeds for an unknown address too. */
    async requestReset(email: string): Promise<void> {
      await mutate(requestPasswordReset, { email });
    },

    async reset(reset: { code: string; newPassword: string }): Promise<void> {
      await mutate(resetPassword, reset);
    },

    /** All other sessions of the user end. */
    async change(change: { currentPassword: string; newPassword: string }): Promise<void> {
      await mutate(updateUserPassword, change);
    },

    async changeEmail(change: { currentPassword: string; email: string }): Promise<SessionUser> {
      const { user } = await mutate(updateUserEmail, change);
      return sessionUserOf(user);
    },

    /** Answers the address that is the user's again. */
    async objectToEmailChange(code: string): Promise<{ email: string }> {
      return mutate(objectToEmailChange, { code });
    },
  };
}

import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/passwords/email-change-functions';
import { implement } from '../../call/implement.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { hasPassword, verifyOwnPassword } from '../identity/own-password.ts';
import { readUser } from '../identity/users.ts';
import { askForEmail } from './ask-for-email.ts';
import { confirmEmail } from './confirm-change.ts';
import { objectToChange } from './object-to-change.ts';
import { cancelPendingEmail, readPendingEmail, resendPendingEmail } from './pending-change.ts';

export const emailChangeFunctions = [
  implement(wire.updateUserEmail, {
    before: (call) => verifyOwnPassword(call, call.input.currentPassword),
    handle: async (call, passwordHash) => {
      await askForEmail(call, { email: call.input.email, passwordHash });
      return { user: await ownUser(call.sql, call.user.id) };
    },
  }),

  implement(wire.getCredentials, async ({ sql, user }) => ({
    hasPassword: await hasPassword(sql, user.id),
    pendingEmail: await readPendingEmail(sql, user.id),
  })),

  implement(wire.resendEmailChange, resendPendingEmail),

  implement(wire.cancelEmailChange, cancelPendingEmail),

  implement(wire.confirmEmailChange, async (call) => {
    await confirmEmail(call, call.input.code);
    return { user: await ownUser(call.sql, call.user.id) };
  }),

  implement(wire.objectToEmailChange, (call) => objectToChange(call, call.input.code)),
];

async function ownUser(sql: Queryable, userId: string) {
  const user = await readUser(sql, userId);
  if (!user) throw new AppError('signedOut', 'access.signedOut');
  return user;
}

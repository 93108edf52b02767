import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/passwords/email-change-functions';
import type { Call, UserName } from '../../call/call.ts';
import { implement } from '../../call/implement.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hasPassword, verifyOwnPassword } from '../identity/own-password.ts';
import { readUser } from '../identity/users.ts';
import {
  findMailedLink,
  isOlderThanPassword,
  linkRefusal,
  redeemMailedLink,
} from '../mailed-links/redeem-link.ts';
import { askForEmail } from './ask-for-email.ts';
import { giveEmail, isHeldForObjection } from './give-email.ts';
import { notifyOldAddress } from './notify-old-address.ts';
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

type Confirming = Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName };

/**
 * Changes the caller's email to the address that this code was mailed to. Requires a session of the user, so
 * that a stranger who receives mail to a mistyped address cannot take over the user.
 */
async function confirmEmail({ sql, audit, services, user: caller }: Confirming, code: string): Promise<void> {
  const link = await findMailedLink(sql, 'emailChange', code);
  if (!link || link.user.id !== caller.id || isOlderThanPassword(link, link.user))
    throw new AppError('invalid', 'email.confirm.invalid');
  const { email, user } = link;
  audit.note({ target: { type: 'user', id: user.id, label: user.email } });
  if (!(await redeemMailedLink(sql, link))) throw linkRefusal(link, 'email.confirm.invalid');
  await giveEmail({ sql, config: services.config }, user.id, { email, verified: true });
  if (await isHeldForObjection(sql, email, user.id)) throw new AppError('conflict', 'email.taken');
  const previous = { email: user.email, verified: user.emailVerified };
  await notifyOldAddress(sql, services, { userId: user.id, previous, event: 'changed' });
  audit.note({ before: { email: user.email }, after: { email } });
}

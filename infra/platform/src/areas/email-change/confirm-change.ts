import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import { findMailedLink, isOlderThanPassword, redeemMailedLink } from '../mailed-links/redeem-link.ts';
import { giveEmail, isHeldForObjection } from './give-email.ts';
import { notifyOldAddress } from './notify-old-address.ts';

type Confirming = Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName };

/**
 * Gives the caller the email that the link of this code was mailed to. It works in a session of the user only: a
 * stranger who reads the mail to a mistyped address cannot take the user over.
 */
export async function confirmEmail(
  { sql, audit, services, user: caller }: Confirming,
  code: string,
): Promise<void> {
  const link = await findMailedLink(sql, 'emailChange', code);
  if (!link || link.user.id !== caller.id || isOlderThanPassword(link, link.user))
    throw new AppError('invalid', 'email.confirm.invalid');
  const { email, user } = link;
  audit.note({ target: { type: 'user', id: user.id, label: user.email } });
  if (!(await redeemMailedLink(sql, link))) throw new AppError('invalid', 'email.confirm.invalid');
  await giveEmail(sql, user.id, { email, verified: true });
  if (await isHeldForObjection(sql, email, user.id)) throw new AppError('conflict', 'email.taken');
  const previous = { email: user.email, verified: user.emailVerified };
  await notifyOldAddress(sql, services, { userId: user.id, previous, event: 'changed' });
  audit.note({ before: { email: user.email }, after: { email } });
}

import { AppError } from '@campus/contracts/core/app-error';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import { emailFault } from '@campus/domain/core/email-faults';
import type { Call, UserName } from '../../call/call.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import { issueMailedLink } from '../mailed-links/issue-link.ts';
import { refuseManyLinks } from '../mailed-links/refuse-many-links.ts';
import { isHeldForObjection } from './give-email.ts';
import { notifyOldAddress } from './notify-old-address.ts';

type Changing = Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName };

/**
 * Requests another email for the caller, whose password was compared with this hash. The new address gets a
 * link. The current email stays until the link is redeemed, and its owner can object.
 */
export async function askForEmail(
  { sql, audit, services, user }: Changing,
  change: { email: string; passwordHash: string },
): Promise<void> {
  const email = change.email.trim().toLowerCase();
  if (!looksLikeEmail(email)) throw new AppError('invalid', emailFault(email) ?? 'auth.email.format');
  const present = await sql.one<{ email: string; verified: boolean }>(
    `select coalesce(email, '') as email, coalesce(email_verified, false) as verified from "_User"
     where "objectId" = $1 and "_hashed_password" = $2 for update`,
    [user.id, change.passwordHash],
  );
  // The password has changed meanwhile.
  if (!present) throw new AppError('invalid', 'password.currentWrong');
  audit.note({
    target: { type: 'user', id: user.id, label: present.email },
    before: { email: present.email },
  });
  if (email === present.email) throw new AppError('conflict', 'email.unchanged');
  if (await isTaken(sql, email, user.id)) throw new AppError('conflict', 'email.taken');
  await refuseManyLinks(sql, user.id, 'emailChange');
  await issueMailedLink(sql, services, { purpose: 'emailChange', userId: user.id, email });
  await notifyOldAddress(sql, services, { userId: user.id, previous: present, event: 'asked' });
  audit.note({ after: { email } });
}

/** Whether another user has the address, or can still reclaim it. */
async function isTaken(sql: Sql, email: string, userId: string): Promise<boolean> {
  const owned = await sql.one('select from "_User" where email = $1', [email]);
  return owned !== undefined || (await isHeldForObjection(sql, email, userId));
}

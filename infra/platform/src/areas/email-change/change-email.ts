import { AppError } from '@campus/contracts/core/app-error';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import type { Call, UserName } from '../../call/call.ts';
import { issueMailedLink } from '../mailed-links/issue-link.ts';
import { sendVerification } from '../verification/send-verification.ts';
import { giveEmail, isHeldForObjection } from './give-email.ts';
import { enqueueNotice } from './mail-notice.ts';

type Changing = Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName };

/**
 * Changes the email of the caller, whose password was compared with this hash. The new address gets a
 * verification link; the previous one may object.
 */
export async function changeEmail(
  { sql, audit, services, user }: Changing,
  change: { email: string; passwordHash: string },
): Promise<void> {
  const email = change.email.trim().toLowerCase();
  if (!looksLikeEmail(email)) throw new AppError('invalid', 'auth.email.format');
  const former = await sql.one<{ email: string; verified: boolean }>(
    `select coalesce(email, '') as email, coalesce(email_verified, false) as verified from "_User"
     where "objectId" = $1 and "_hashed_password" = $2 for update`,
    [user.id, change.passwordHash],
  );
  // The password has changed since.
  if (!former) throw new AppError('invalid', 'password.currentWrong');
  audit.note({ target: { type: 'user', id: user.id, label: former.email }, before: { email: former.email } });
  if (email === former.email) throw new AppError('conflict', 'email.unchanged');
  await giveEmail(sql, user.id, { email, verified: false });
  if (await isHeldForObjection(sql, email, user.id)) throw new AppError('conflict', 'email.taken');
  await sendVerification(sql, services, { userId: user.id, email, serverConfigName: '' });
  // An address that was never proved may be a stranger's: it is told, but gets no say.
  if (former.verified)
    await issueMailedLink(sql, services, { purpose: 'emailObjection', userId: user.id, email: former.email });
  else if (former.email !== '') await enqueueNotice(services.jobs, sql, former.email);
  audit.note({ after: { email } });
}

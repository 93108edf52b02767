import { AppError } from '@campus/contracts/core/app-error';
import type { PendingEmail } from '@campus/contracts/passwords/email-change';
import type { Call, UserName } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { issueMailedLink } from '../mailed-links/issue-link.ts';
import { isOlderThanPassword } from '../mailed-links/redeem-link.ts';
import { refuseManyLinks } from '../mailed-links/refuse-many-links.ts';

type Own = Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName };

/**
 * Returns the email that a user requested but has not verified; null if none. A later password change cancels
 * the request: the owner may have wanted to stop someone who knew the previous password.
 */
export async function readPendingEmail(sql: Queryable, userId: string): Promise<PendingEmail | null> {
  const latest = await sql.one<{
    email: string;
    createdAt: Date;
    expiresAt: Date;
    passwordUpdatedAt: Date | null;
  }>(
    `select l.email, l."createdAt", l."expiresAt", u."passwordUpdatedAt"
     from "MailedLink" l join "_User" u on u."objectId" = l."user"
     where l."user" = $1 and l.purpose = 'emailChange' and l."usedAt" is null and l."expiresAt" > now()
     order by l."createdAt" desc limit 1`,
    [userId],
  );
  if (!latest || isOlderThanPassword(latest, latest)) return null;
  return { email: latest.email, expiresAt: latest.expiresAt.toISOString() };
}

/** Mails the link to the pending email again. The previous link expires. */
export async function resendPendingEmail(call: Own): Promise<void> {
  const { email } = await lockPending(call);
  const { sql, services, user } = call;
  await refuseManyLinks(sql, user.id, 'emailChange');
  await issueMailedLink(sql, services, { purpose: 'emailChange', userId: user.id, email });
}

/** Cancels the pending email. Its mailed link expires. */
export async function cancelPendingEmail(call: Own): Promise<void> {
  await lockPending(call);
  const { sql, user } = call;
  await sql.query(
    `update "MailedLink" set "expiresAt" = now(), "updatedAt" = now()
     where "user" = $1 and purpose = 'emailChange' and "usedAt" is null and "expiresAt" > now()`,
    [user.id],
  );
}

/** Locks the user, so that the change cannot be confirmed at the same time. */
async function lockPending({ sql, audit, user }: Own): Promise<PendingEmail> {
  await sql.query('select from "_User" where "objectId" = $1 for update', [user.id]);
  const pending = await readPendingEmail(sql, user.id);
  if (!pending) throw new AppError('notFound', 'email.nonePending');
  audit.note({ target: { type: 'user', id: user.id, label: user.email }, after: { email: pending.email } });
  return pending;
}

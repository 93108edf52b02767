import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { dropIdentities } from '../identity/drop-identities.ts';
import { dropFactorsSince } from '../identity/factors.ts';
import { endSessionsOf } from '../identity/sessions.ts';
import { issueMailedLink } from '../mailed-links/issue-link.ts';
import { findMailedLink, type MailedLink, redeemMailedLink } from '../mailed-links/redeem-link.ts';
import { giveEmail } from './give-email.ts';

type Objecting = Pick<Call, 'sql' | 'audit' | 'services'>;

/**
 * Cancels or reverts an email change at the request of the previous address. It undoes what an attacker with
 * the password may have done. All sessions end and mailed links expire. The password is removed, and so are
 * linked accounts and second factors that were added since.
 */
export async function objectToChange(
  { sql, audit, services }: Objecting,
  code: string,
): Promise<{ email: string }> {
  const link = await findMailedLink(sql, 'emailObjection', code);
  if (!link) throw new AppError('invalid', 'email.objection.invalid');
  const { email, user } = link;
  audit.note({ actor: { id: user.id, email }, target: { type: 'user', id: user.id, label: email } });
  if (!(await redeemMailedLink(sql, link))) throw new AppError('invalid', 'email.objection.invalid');
  await giveEmail({ sql, config: services.config }, user.id, { email, verified: true });
  await closeOtherWays(sql, link);
  await endLaterLinks(sql, link);
  await endSessionsOf(sql, user.id);
  await issueMailedLink(sql, services, { purpose: 'passwordReset', userId: user.id, email });
  audit.note({ before: { email: user.email }, after: { email } });
  return { email };
}

/** Closes every way to sign in except mail, because an attacker may have added some. */
async function closeOtherWays(sql: Queryable, link: MailedLink): Promise<void> {
  const userId = link.user.id;
  await sql.query('update "_User" set "_hashed_password" = null where "objectId" = $1', [userId]);
  await dropIdentities(sql, userId);
  await dropFactorsSince(sql, userId, await firstNoticeAt(sql, link));
}

/**
 * Returns when this address was first notified, which is when the change was requested. It is notified again
 * when the change is made.
 */
async function firstNoticeAt(sql: Queryable, { id, email, createdAt, user }: MailedLink): Promise<Date> {
  const first = await sql.one<{ at: Date }>(
    `select min("createdAt") as at from "MailedLink"
     where "user" = $1 and purpose = 'emailObjection' and email = $2
       and ("objectId" = $3 or ("usedAt" is null and "expiresAt" > now()))`,
    [user.id, email, id],
  );
  return first?.at ?? createdAt;
}

/** An earlier objection link of another address stays valid, because that was the user's original address. */
async function endLaterLinks(sql: Queryable, { createdAt, email, user }: MailedLink): Promise<void> {
  await sql.query(
    `update "MailedLink" set "expiresAt" = now(), "updatedAt" = now()
     where "user" = $1 and "usedAt" is null and "expiresAt" > now()
       and (purpose <> 'emailObjection' or "createdAt" > $2 or email = $3)`,
    [user.id, createdAt, email],
  );
}

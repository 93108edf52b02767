import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { dropIdentities, dropUnprovenIdentities } from '../identity/drop-identities.ts';
import { rememberPlaces } from '../identity/known-places.ts';
import { enqueuePasswordNotice } from '../identity/mail-password-notice.ts';
import { readOwner, refuseWeakPassword } from '../identity/new-password.ts';
import { hashPassword, storePassword } from '../identity/passwords.ts';
import { endSessionsOf } from '../identity/sessions.ts';
import {
  findMailedLink,
  isOlderThanPassword,
  linkRefusal,
  type MailedLink,
  redeemMailedLink,
} from '../mailed-links/redeem-link.ts';
import { enqueueIdentityNotice } from '../sso/mail-identity-notice.ts';

type Resetting = Pick<Call, 'sql' | 'audit' | 'origin'>;

interface Reset {
  code: string;
  newPassword: string;
}

/**
 * Returns the email of the user whose password a link resets. Throws if the link was used, has expired, or is
 * outdated.
 */
export async function readReset(sql: Queryable, code: string): Promise<{ email: string }> {
  const { user } = await openLink(sql, code);
  return { email: user.email };
}

/**
 * Hashes the new password of a person with a link. Throws if there is no such link, or if the password breaks
 * a rule.
 */
export async function prepareReset(
  { sql, services }: Pick<Call, 'sql' | 'services'>,
  { code, newPassword }: Reset,
): Promise<string> {
  const link = await openLink(sql, code);
  refuseWeakPassword(newPassword, await readOwner(sql, link.user.id), services.config);
  return hashPassword(newPassword);
}

/**
 * Sets a new password for the user of a mailed link. The link came by mail, so it proves the address. All
 * earlier sessions end.
 */
export async function resetPassword(
  { sql, audit, origin, services }: Resetting & Pick<Call, 'services'>,
  { code }: Reset,
  passwordHash: string,
): Promise<void> {
  const link = await openLink(sql, code);
  const { id, email } = link.user;
  audit.note({ actor: { id, email }, target: { type: 'user', id, label: email } });
  if (!(await redeemMailedLink(sql, link))) throw linkRefusal(link, 'password.reset.invalid');
  await storePassword(sql, id, { passwordHash });
  // The recipient of the mail can sign in from here, even while others guess.
  await rememberPlaces(sql, id, origin);
  await sql.query('update "_User" set email_verified = true where "objectId" = $1', [id]);
  // Without a verified email, a stranger may have created the user with this address.
  if (!link.user.emailVerified) await dropIdentities(sql, id);
  else if ((await dropUnprovenIdentities(sql, id)) > 0)
    await enqueueIdentityNotice(services.jobs, sql, { email, event: 'dropped', provider: '' });
  await enqueuePasswordNotice(services.jobs, sql, { email, event: 'reset' });
  await endSessionsOf(sql, id);
}

async function openLink(sql: Queryable, code: string): Promise<MailedLink> {
  const link = await findMailedLink(sql, 'passwordReset', code);
  if (!link || isOutdated(link)) throw new AppError('invalid', 'password.reset.invalid');
  if (!link.isOpen) throw linkRefusal(link, 'password.reset.invalid');
  return link;
}

/** A change of email or password makes earlier links outdated. */
function isOutdated(link: MailedLink): boolean {
  return link.email !== link.user.email || isOlderThanPassword(link, link.user);
}

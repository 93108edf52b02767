import { AppError } from '@campus/contracts/core/app-error';
import { enqueueReset } from '../passwords/mail-reset.ts';
import type { Editing } from './refuse-permission.ts';

/**
 * Mails a member a link to choose a new password, to the member's own email, under the limits of a public
 * request.
 */
export async function requestReset(
  { sql, services, audit }: Pick<Editing, 'sql' | 'services' | 'audit'>,
  membershipId: string,
): Promise<{ email: string }> {
  const member = await sql.one<{ email: string }>(
    `select u.email from "Membership" m join "_User" u on u."objectId" = m."user" where m."objectId" = $1`,
    [membershipId],
  );
  if (!member) throw new AppError('notFound', 'members.notFound');
  audit.note({ target: { type: 'member', id: membershipId, label: member.email } });
  await enqueueReset(services.jobs, sql, member.email);
  return { email: member.email };
}

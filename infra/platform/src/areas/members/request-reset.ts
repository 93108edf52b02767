import { AppError } from '@campus/contracts/core/app-error';
import type { RankedMember } from '@campus/domain/members/authority';
import { enqueueReset } from '../passwords/mail-reset.ts';
import { refuseActing } from './refuse-acting.ts';
import type { Editing } from './refuse-permission.ts';

/**
 * Mails a member a link to choose a new password, to the member's own email, under the limits of a public
 * request.
 */
export async function requestReset(editing: Editing, membershipId: string): Promise<{ email: string }> {
  const { sql, services, audit } = editing;
  const member = await sql.one<{ email: string } & RankedMember>(
    `select u.email, m.permission, m."previousPermission"
     from "Membership" m join "_User" u on u."objectId" = m."user" where m."objectId" = $1`,
    [membershipId],
  );
  if (!member) throw new AppError('notFound', 'members.notFound');
  audit.note({ target: { type: 'member', id: membershipId, label: member.email } });
  refuseActing(editing, member);
  await enqueueReset(services.jobs, sql, member.email);
  return { email: member.email };
}

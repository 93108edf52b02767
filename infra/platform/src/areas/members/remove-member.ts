import { AppError } from '@campus/contracts/core/app-error';
import { refuseRemoval } from '@campus/domain/members/members';
import type { Queryable } from '../../foundation/database/sql.ts';
import { countOwners } from './count-owners.ts';
import { type LockedMember, lockMember } from './lock-member.ts';
import type { Editing } from './refuse-permission.ts';

/**
 * Removes a member from the account, with role, badges, custom fields, and open invitations. Triggers delete
 * role and badges with the membership. The user stays. Returns the user's email.
 */
export async function removeMember(
  editing: Editing,
  { membershipId, userId }: { membershipId: string; userId?: string | undefined },
): Promise<{ email: string }> {
  const { sql, audit } = editing;
  const member = await lockMember(sql, membershipId, { user: false, permissions: true, fields: false });
  if (!member || (userId !== undefined && member.userId !== userId))
    throw new AppError('notFound', 'members.notFound');
  const { id, email, permission, teamId } = member;
  audit.note({ target: { type: 'member', id, label: email } });
  await refuse(editing, member);
  await deleteRows(sql, member);
  audit.note({ before: { permission, teamId } });
  return { email };
}

async function refuse({ sql, actor }: Editing, member: LockedMember) {
  const refusal = refuseRemoval({
    ...member,
    actorLevel: actor.accountAccess.level,
    own: member.userId === actor.userId,
    owners: await countOwners(sql, member.accountId),
  });
  if (refusal) throw new AppError('forbidden', refusal);
}

async function deleteRows(sql: Queryable, { id, accountId, email }: LockedMember): Promise<void> {
  await sql.query('delete from "Membership" where "objectId" = $1', [id]);
  await sql.query(`delete from "Invitation" where account = $1 and email = $2 and status <> 'accepted'`, [
    accountId,
    email,
  ]);
}

import { AppError } from '@campus/contracts/core/app-error';
import type { Permission } from '@campus/domain/access/levels';
import { isEmailed } from '@campus/domain/invitations/invitations';
import type { Queryable } from '../../foundation/database/sql.ts';
import { existingBadges } from '../../foundation/records/existing-badges.ts';
import { readInvitationAccount } from './invitation-account.ts';
import { inviteMember } from './invite-member.ts';
import { inviteStranger } from './invite-stranger.ts';
import { type Inviting, type InvitingAnswer, namedPermission, refuseInviting } from './invited-permission.ts';

/** Invites a person by email. A member is updated or only reported, depending on the input. */
export async function invite(call: Inviting): Promise<InvitingAnswer> {
  const { sql, input, audit } = call;
  const { accountId, invFields: fields } = input;
  audit.note({ target: { type: 'invitation', id: '', label: fields.email } });
  const account = await readInvitationAccount(sql, accountId);
  if (account.invitesDisabled) throw new AppError('forbidden', 'invitations.disabled');
  const permission = await namedPermission(sql, accountId, fields);
  refuseInviting(call, accountId, permission ?? 'member');
  const badges = await existingBadges(sql, accountId, fields.badges);
  if (badges.length < new Set(fields.badges).size) throw new AppError('invalid', 'invitations.badge.unknown');
  const granted = { permission, badges };
  const { isUser, member } = await findInvitee(sql, accountId, fields.email);
  if (member) return inviteMember(call, member, granted);
  return inviteStranger(call, granted, {
    defaultTeamId: account.defaultTeamId,
    isEmailed: isEmailed(fields.emailData.sendTarget, { isMember: false, isUser }),
  });
}

interface Invitee {
  isUser: boolean;
  member: { id: string; permission: Permission } | undefined;
}

async function findInvitee(sql: Queryable, accountId: string, email: string): Promise<Invitee> {
  const user = await sql.one<{ id: string | null; permission: Permission }>(
    `select m."objectId" as id, m.permission
     from "_User" u left join "Membership" m on m."user" = u."objectId" and m.account = $1 where u.email = $2`,
    [accountId, email],
  );
  const member = user?.id ? { id: user.id, permission: user.permission } : undefined;
  return { isUser: user !== undefined, member };
}

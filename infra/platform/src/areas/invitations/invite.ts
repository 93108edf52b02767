import { AppError } from '@campus/contracts/core/app-error';
import { reason, text } from '@campus/contracts/core/messages';
import type { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import type { Permission } from '@campus/domain/access/levels';
import { pick } from '@campus/domain/core/pick';
import { type invitingAccess, isEmailed } from '@campus/domain/invitations/invitations';
import { teamIdOrDefault } from '@campus/domain/members/team-ids';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { existingBadges } from '../../ground/records/existing-badges.ts';
import { inviteeTexts } from '../../ground/schema/tables/invitation.ts';
import { countMail } from './count-mails.ts';
import { readInvitationAccount } from './invitation-account.ts';
import { type InvitedPermission, namedPermission, refuseInviting } from './invited-permission.ts';
import { newIssue } from './link.ts';
import { enqueueInvitationMail } from './mail-invitation.ts';
import { readInvitation } from './read-invitations.ts';
import { saveInvitation } from './save-invitation.ts';
import { updateInvitedMember } from './update-invited-member.ts';

type Input = z.output<typeof verifyAndSaveInvitation.input>;
type Answer = z.input<typeof verifyAndSaveInvitation.output>;
type Inviting = Call<Input, typeof invitingAccess>;

/**
 * Invites a person by email. A member is updated instead, or reported, as the input asks. The invitation and the job
 * that mails it are created together.
 */
export async function invite(call: Inviting): Promise<Answer> {
  const { sql, input, audit } = call;
  const { accountId, invFields: fields } = input;
  audit.note({ target: { type: 'invitation', id: '', label: fields.email } });
  const account = await readInvitationAccount(sql, accountId);
  if (account.invitesDisabled) throw new AppError('forbidden', 'invitations.disabled');
  const permission = await namedPermission(sql, accountId, fields);
  refuseInviting(call, accountId, permission ?? 'member');
  const badges = await existingBadges(sql, accountId, fields.badges);
  if (badges.length < new Set(fields.badges).size) throw new AppError('invalid', 'invitations.badge.unknown');
  const invitee = await findInvitee(sql, accountId, fields.email);
  if (invitee.member) return meetMember(call, invitee.member, { permission, badges });
  const id = await saveAndMail(call, {
    permission: permission ?? 'member',
    badges,
    teamid: teamIdOrDefault(fields.teamid, account.defaultTeamId),
    isEmailed: isEmailed(fields.emailData.sendTarget, { isMember: false, isUser: invitee.isUser }),
  });
  const message = text('invitations.processing');
  return {
    outcome: 'processing',
    message,
    invitation: await readInvitation({ sql, config: call.services.config }, id),
  };
}

interface Granted {
  permission: InvitedPermission | undefined;
  badges: readonly string[];
}

async function meetMember(
  call: Inviting,
  member: { id: string; permission: Permission },
  granted: Granted,
): Promise<Answer> {
  const { email, overwriteData, ...fields } = call.input.invFields;
  if (!overwriteData)
    return {
      outcome: 'alreadyMember',
      message: text('invitations.alreadyMember', { email }),
      invitation: null,
    };
  await updateInvitedMember(call, member, { ...fields, teamid: fields.teamid, ...granted });
  return { outcome: 'updated', message: text('invitations.updating'), invitation: null };
}

interface Decided {
  permission: InvitedPermission;
  badges: readonly string[];
  teamid: string;
  isEmailed: boolean;
}

async function saveAndMail(call: Inviting, { isEmailed: mailed, ...decided }: Decided): Promise<string> {
  const { sql, input, services, audit, user } = call;
  const { email, emailData } = input.invFields;
  const invited = { email, ...pick(input.invFields, inviteeTexts), ...decided };
  const id = await saveInvitation(sql, {
    ...invited,
    ...newIssue(services.config),
    accountId: input.accountId,
    emailData,
    invitedBy: user.id,
    status: mailed ? 'processing' : 'pending',
    message: mailed ? null : reason('invitations.notMailed'),
  });
  if (mailed) {
    await countMail(
      { sql, config: services.config },
      { accountId: input.accountId, email, wording: emailData },
    );
    await enqueueInvitationMail(services.jobs, sql, id);
  }
  audit.note({ target: { type: 'invitation', id, label: email }, after: invited });
  return id;
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

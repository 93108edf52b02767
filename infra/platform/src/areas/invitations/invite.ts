import { AppError } from '@campus/contracts/core/app-error';
import { reason, text } from '@campus/contracts/core/messages';
import type { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import type { Permission } from '@campus/domain/access/levels';
import { type invitingAccess, isEmailed } from '@campus/domain/invitations/invitations';
import { teamIdOrDefault } from '@campus/domain/members/team-ids';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { differences } from '../../call/differences.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { existingBadges } from '../../ground/records/existing-badges.ts';
import type { inviteeColumns, inviteeTexts } from '../../ground/schema/tables/invitation.ts';
import { countMail } from './count-mails.ts';
import { readInvitationAccount } from './invitation-account.ts';
import { type InvitedPermission, namedPermission, refuseInviting } from './invited-permission.ts';
import { newIssue } from './link.ts';
import { enqueueInvitationMail } from './mail-invitation.ts';
import { readInvitation } from './read-invitations.ts';
import { type ReplacedInvitation, saveInvitation } from './save-invitation.ts';
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
    granted: { permission, badges },
    defaultTeamId: account.defaultTeamId,
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
  granted: Granted;
  defaultTeamId: number | undefined;
  isEmailed: boolean;
}

async function saveAndMail(call: Inviting, { isEmailed: mailed, ...decided }: Decided): Promise<string> {
  const { sql, input, services, audit, user } = call;
  const { accountId } = input;
  const { email, emailData } = input.invFields;
  const id = await saveInvitation(sql, { accountId, email }, (waiting) => {
    if (waiting) refuseInviting(call, accountId, waiting.permission);
    const invitee = inviteeOf(input.invFields, decided, waiting);
    audit.note(waiting ? differences({ ...waiting }, invitee) : { after: { email, ...invitee } });
    return {
      ...invitee,
      ...newIssue(services.config),
      emailData,
      invitedBy: user.id,
      status: mailed ? 'processing' : 'pending',
      message: mailed ? null : reason('invitations.notMailed'),
    };
  });
  if (mailed) {
    await countMail({ sql, config: services.config }, { accountId, email, wording: emailData });
    await enqueueInvitationMail(services.jobs, sql, id);
  }
  audit.note({ target: { type: 'invitation', id, label: email } });
  return id;
}

/** The data about an invited person. What the input leaves out stays as an invitation that waits has it. */
function inviteeOf(
  fields: Input['invFields'],
  { granted, defaultTeamId }: Pick<Decided, 'granted' | 'defaultTeamId'>,
  waiting: ReplacedInvitation | undefined,
): Pick<ReplacedInvitation, (typeof inviteeColumns)[number]> {
  const textOf = (name: (typeof inviteeTexts)[number]) => fields[name] || waiting?.[name] || '';
  return {
    displayName: textOf('displayName'),
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    title: textOf('title'),
    permission: granted.permission ?? waiting?.permission ?? 'member',
    teamid: fields.teamid ?? waiting?.teamid ?? teamIdOrDefault(undefined, defaultTeamId),
    badges: [...new Set([...(waiting?.badges ?? []), ...granted.badges])],
  };
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

import { reason } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { teamIdOrDefault } from '@campus/domain/members/team-ids';
import { differences } from '../../call/differences.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { insertOpenInvitations } from '../../foundation/records/invitations.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import {
  invitationTable,
  inviteeColumns,
  type inviteeTexts,
  type NewInvitation,
} from '../../foundation/schema/tables/invitation.ts';
import { countMail } from './count-mails.ts';
import { type Granted, type Inviting, type InvitingAnswer, refuseInviting } from './invited-permission.ts';
import { newIssue } from './link.ts';
import { enqueueInvitationMail } from './mail-invitation.ts';
import { readInvitation } from './read-invitations.ts';

const replaced = invitationTable.select(['id', 'createdAt', ...inviteeColumns]);

/** A pending invitation that is replaced by a new one for the same person. */
type ReplacedInvitation = SelectedRow<typeof replaced>;

interface Mailing {
  /** The team if the invitation names none. */
  defaultTeamId: number | undefined;
  isEmailed: boolean;
}

/** Invites a person who is not a member. The invitation and its mail job are created together. */
export async function inviteStranger(
  call: Inviting,
  granted: Granted,
  mailing: Mailing,
): Promise<InvitingAnswer> {
  const id = await saveAndMail(call, granted, mailing);
  return {
    outcome: 'processing',
    message: text('invitations.processing'),
    invitation: await readInvitation({ sql: call.sql, config: call.services.config }, id),
  };
}

async function saveAndMail(
  call: Inviting,
  granted: Granted,
  { isEmailed, defaultTeamId }: Mailing,
): Promise<string> {
  const { sql, input, services, audit, user } = call;
  const { accountId } = input;
  const { email, emailData } = input.invFields;
  const id = await saveInvitation(sql, { accountId, email }, (waiting) => {
    if (waiting) refuseInviting(call, accountId, waiting.permission);
    const invitee = inviteeOf(input.invFields, { granted, defaultTeamId }, waiting);
    audit.note(waiting ? differences({ ...waiting }, invitee) : { after: { email, ...invitee } });
    return {
      ...invitee,
      ...newIssue(services.config),
      emailData,
      invitedBy: user.id,
      status: isEmailed ? 'processing' : 'pending',
      message: isEmailed ? null : reason('invitations.notMailed'),
    };
  });
  if (isEmailed) {
    await countMail({ sql, config: services.config }, { accountId, email, wording: emailData });
    await enqueueInvitationMail(services.jobs, sql, id);
  }
  audit.note({ target: { type: 'invitation', id, label: email } });
  return id;
}

/**
 * Returns the data about an invited person. Fields missing in the input keep the values of a pending
 * invitation.
 */
function inviteeOf(
  fields: Inviting['input']['invFields'],
  { granted, defaultTeamId }: { granted: Granted; defaultTeamId: number | undefined },
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

/**
 * Saves an invitation and returns its id. A pending one for the same email and account is replaced but keeps
 * its id. So nobody is invited twice, and the previous link expires. `make` receives the replaced invitation,
 * if any.
 */
async function saveInvitation(
  sql: Queryable,
  { accountId, email }: { accountId: string; email: string },
  make: (waiting: ReplacedInvitation | undefined) => Omit<NewInvitation, 'accountId' | 'email'>,
): Promise<string> {
  for (;;) {
    const waiting = await sql.one<ReplacedInvitation>(
      `delete from "Invitation" where account = $1 and email = $2 and status <> 'accepted'
       returning ${replaced}`,
      [accountId, email],
    );
    const kept = waiting && { id: waiting.id, createdAt: waiting.createdAt };
    const row = { ...make(waiting), accountId, email, ...kept, updatedAt: new Date() };
    const id = (await insertOpenInvitations(sql, [row])).get(email);
    if (id !== undefined) return id;
    // Another person invited the same person simultaneously. That invitation is now visible.
  }
}

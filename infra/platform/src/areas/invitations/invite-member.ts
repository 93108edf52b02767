import { text } from '@campus/contracts/core/text';
import type { Permission } from '@campus/domain/access/levels';
import { badgeNames, giveBadges } from '../members/badges.ts';
import { changeAndCompare } from '../members/change-member.ts';
import type { Granted, Inviting, InvitingAnswer } from './invited-permission.ts';

/** A person who is already a member. */
interface InvitedMember {
  id: string;
  permission: Permission;
}

/** Answers an invitation of a member. Updates the membership if the input requests it. */
export async function inviteMember(
  call: Inviting,
  member: InvitedMember,
  granted: Granted,
): Promise<InvitingAnswer> {
  const { email, overwriteData } = call.input.invFields;
  if (!overwriteData) {
    call.audit.note({ after: { outcome: 'alreadyMember' } });
    return {
      outcome: 'alreadyMember',
      message: text('invitations.alreadyMember', { email }),
      invitation: null,
    };
  }
  const outcome = (await updateMember(call, member, granted)) ? 'updated' : 'unchanged';
  if (outcome === 'unchanged') call.audit.note({ after: { outcome } });
  const stillSuspended = member.permission === 'suspended';
  const sentences = [
    outcome === 'updated' ? text('invitations.updating') : text('invitations.unchanged', { email }),
    ...(stillSuspended ? [text('invitations.stillSuspended')] : []),
  ];
  return { outcome, stillSuspended, message: sentences.join(' '), invitation: null };
}

/**
 * Updates the membership, and returns whether anything changed. Empty texts change nothing, and a suspension is never
 * lifted. Names change only what this account shows, for every inviter.
 */
async function updateMember(call: Inviting, member: InvitedMember, granted: Granted): Promise<boolean> {
  const { displayName, firstName, lastName, title, teamid } = call.input.invFields;
  const wanted = {
    displayname: displayName || undefined,
    firstname: firstName || undefined,
    lastname: lastName || undefined,
    title: title || undefined,
    teamId: teamid,
    permission: member.permission === 'suspended' ? undefined : granted.permission,
  };
  const { before, after } = await changeAndCompare(call, member.id, { wanted, names: 'account' });
  const given = await giveBadges(call.sql, member.id, granted.badges);
  if (given.length === 0) return Object.keys(after).length > 0;
  const names = await badgeNames(call.sql, call.input.accountId);
  call.audit.note({
    before,
    after: { ...after, newBadges: given.map((id) => names.get(id) ?? id).join(', ') },
  });
  return true;
}

import { text } from '@campus/contracts/core/text';
import type { Permission } from '@campus/domain/access/levels';
import { giveBadges } from '../members/badges.ts';
import { changeMember } from '../members/change-member.ts';
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
  if (!overwriteData)
    return {
      outcome: 'alreadyMember',
      message: text('invitations.alreadyMember', { email }),
      invitation: null,
    };
  await updateMember(call, member, granted);
  return { outcome: 'updated', message: text('invitations.updating'), invitation: null };
}

/**
 * Updates the membership. Empty texts change nothing, and a suspension is never lifted. Whoever invites,
 * names change only what this account shows.
 */
async function updateMember(call: Inviting, member: InvitedMember, granted: Granted): Promise<void> {
  const { displayName, firstName, lastName, title, teamid } = call.input.invFields;
  const wanted = {
    displayname: displayName || undefined,
    firstname: firstName || undefined,
    lastname: lastName || undefined,
    title: title || undefined,
    teamId: teamid,
    permission: member.permission === 'suspended' ? undefined : granted.permission,
  };
  await changeMember(call, member.id, { wanted, names: 'account' });
  await giveBadges(call.sql, member.id, granted.badges);
}

import { text } from '@campus/contracts/core/text';
import type { Permission } from '@campus/domain/access/levels';
import { giveBadges } from '../members/badges.ts';
import { changeMember } from '../members/change-member.ts';
import type { Granted, Inviting, InvitingAnswer } from './invited-permission.ts';

/** A person who is a member already. */
interface InvitedMember {
  id: string;
  permission: Permission;
}

/** Answers an invitation of a member: the membership is updated if the input asks for it. */
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
 * Updates the membership. Empty texts change nothing, a suspension is never lifted, and names are those that this
 * account shows of the person, for every inviter.
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

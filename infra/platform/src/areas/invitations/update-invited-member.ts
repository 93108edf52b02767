import type { Permission } from '@campus/domain/access/levels';
import type { Invitee } from '../../ground/schema/tables/invitation.ts';
import { giveBadges } from '../members/badges.ts';
import { changeMember } from '../members/change-member.ts';
import type { Editing } from '../members/refuse-permission.ts';
import type { InvitedPermission } from './invited-permission.ts';

/** An invitation's data about the invited person. Empty texts mean no value. */
export interface InvitedPerson extends Omit<Invitee, 'email' | 'teamid' | 'permission'> {
  teamid: string | undefined;
  permission: InvitedPermission | undefined;
}

/**
 * Updates the membership of an invited person who is already a member. This never lifts a suspension, and names are
 * those that this account shows of the person, for every inviter.
 */
export async function updateInvitedMember(
  editing: Editing,
  member: { id: string; permission: Permission },
  person: InvitedPerson,
): Promise<void> {
  const wanted = {
    displayname: person.displayName || undefined,
    firstname: person.firstName || undefined,
    lastname: person.lastName || undefined,
    title: person.title || undefined,
    teamId: person.teamid,
    permission: member.permission === 'suspended' ? undefined : person.permission,
  };
  await changeMember(editing, member.id, { wanted, names: 'account' });
  await giveBadges(editing.sql, member.id, person.badges);
}

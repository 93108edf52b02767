import type { Member } from '@campus/contracts/members';
import type { trpc } from '../../trpc.ts';
import type { MemberEdit } from './member-edits.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

interface Answer {
  member: Member;
  /** The old and the new username, when a new display name made the old one unavailable. */
  username?: { old: string; new: string } | null;
}

/** Sends an edit by the call that its field has. */
export function sendEdit(
  { members }: Client,
  accountId: string,
  { member, field, value }: MemberEdit,
): Promise<Answer> {
  const user = { accountId, userId: member.userId };
  const membership = { accountId, membershipId: member.id };
  switch (field) {
    case 'displayName':
      return members.updateDisplayName.mutate({ ...user, displayName: value });
    case 'firstName':
      return members.updateFirstName.mutate({ ...user, firstName: value });
    case 'lastName':
      return members.updateLastName.mutate({ ...user, lastName: value });
    case 'contactEmail':
      return members.updateContactEmail.mutate({ ...user, contactEmail: value });
    case 'title':
      return members.updateTitle.mutate({ ...user, title: value });
    case 'teamId':
      return members.updateTeam.mutate({ ...membership, teamId: value });
    case 'permission':
      return members.updatePermission.mutate({ ...membership, permission: value });
  }
}

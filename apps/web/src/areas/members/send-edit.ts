import type { Member } from '@campus/contracts/members/members';
import type { trpc } from '../../trpc.ts';
import type { MemberEdit } from './member-edits.ts';

type Client = ReturnType<typeof trpc.useUtils>['client'];

interface Answer {
  member: Member;
  /** The old and the new username, when a new display name made the old one unavailable. */
  username?: { old: string; new: string } | null;
}

/** Sends an edit by the call that its field has, with what the person saw before, unless that is to be ignored. */
export function sendEdit({ members }: Client, accountId: string, edit: MemberEdit): Promise<Answer> {
  const { id: membershipId, userId } = edit.member;
  if (edit.field === 'custom')
    return members.updateCustomField.mutate({
      accountId,
      userId,
      name: edit.custom.name,
      value: edit.value,
      expected: edit.overwrite ? undefined : edit.before,
    });
  const expected = edit.overwrite ? undefined : edit.before;
  const user = { accountId, userId, expected };
  const membership = { accountId, membershipId, expected };
  switch (edit.field) {
    case 'displayName':
      return members.updateDisplayName.mutate({ ...user, displayName: edit.value });
    case 'firstName':
      return members.updateFirstName.mutate({ ...user, firstName: edit.value });
    case 'lastName':
      return members.updateLastName.mutate({ ...user, lastName: edit.value });
    case 'contactEmail':
      return members.updateContactEmail.mutate({ ...user, contactEmail: edit.value });
    case 'title':
      return members.updateTitle.mutate({ ...user, title: edit.value });
    case 'teamId':
      return members.updateTeam.mutate({ ...membership, teamId: edit.value });
    case 'permission':
      return members.updatePermission.mutate({ ...membership, permission: edit.value });
  }
}

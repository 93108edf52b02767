import { AppError } from '@campus/contracts/app-error';
import {
  updateMember,
  updateUserAccountMemberProfile,
  updateUserAccountPermission,
  updateUserAccountTeamId,
  updateUserDisplayname,
  updateUserFirstname,
  updateUserLastname,
} from '@campus/contracts/wire/members';
import {
  type ChangedMember,
  changeMember,
  type Editing,
  type MemberChanges,
} from '../../members/change-member.ts';
import { accountOfMembership, findMemberByUser, findMemberByUsername } from '../../members/find-member.ts';
import { refuseEditing } from '../../members/refuse-editing.ts';
import { cloudFunction } from '../define.ts';

const missing = 'members.notFound';

export const memberMutations = [
  cloudFunction(updateMember, {
    access: { page: 'members' },
    audit: { operation: 'members.update' },
    handle: async (call) => {
      const { accountId, username, attributes } = call.input;
      const found = await findMemberByUsername(call.sql, accountId, username);
      return (await changeFound(call, found, attributes)).member;
    },
  }),

  cloudFunction(updateUserDisplayname, {
    access: 'affiliated',
    audit: { operation: 'members.updateDisplayName' },
    handle: (call) => changeNames(call, { displayname: call.input.displayname }),
  }),

  cloudFunction(updateUserFirstname, {
    access: 'affiliated',
    audit: { operation: 'members.updateFirstName' },
    handle: async (call) => (await changeNames(call, { firstname: call.input.firstname })).member,
  }),

  cloudFunction(updateUserLastname, {
    access: 'affiliated',
    audit: { operation: 'members.updateLastName' },
    handle: async (call) => (await changeNames(call, { lastname: call.input.lastname })).member,
  }),

  cloudFunction(updateUserAccountMemberProfile, {
    access: { page: 'members' },
    audit: { operation: 'members.updateProfile' },
    handle: async (call) => {
      const { accountId, userId, update, unset } = call.input;
      const emptied = Object.fromEntries(unset.map((field) => [field, '']));
      const found = await findMemberByUser(call.sql, accountId, userId);
      return (await changeFound(call, found, { ...update, ...emptied })).member;
    },
  }),

  cloudFunction(updateUserAccountTeamId, {
    access: { page: 'members' },
    account: ({ membershipId }, sql) => accountOfMembership(sql, membershipId),
    missing,
    audit: { operation: 'members.updateTeam' },
    handle: async (call) =>
      (await changeMember(call, call.input.membershipId, { teamId: call.input.teamId })).member,
  }),

  cloudFunction(updateUserAccountPermission, {
    access: { page: 'members' },
    account: ({ membershipId }, sql) => accountOfMembership(sql, membershipId),
    missing,
    audit: { operation: 'members.updatePermission' },
    handle: async (call) =>
      (await changeMember(call, call.input.membershipId, { permission: call.input.permission })).member,
  }),
];

/** Changes names of a user: a person's own, or those of a member by whoever may change members. */
async function changeNames(
  call: Editing & { input: { accountId: string; userId: string } },
  changes: MemberChanges,
): Promise<ChangedMember> {
  const { accountId, userId } = call.input;
  refuseEditing(call.actor, userId);
  return changeFound(call, await findMemberByUser(call.sql, accountId, userId), changes);
}

function changeFound(
  call: Editing,
  found: { id: string } | undefined,
  changes: MemberChanges,
): Promise<ChangedMember> {
  if (!found) throw new AppError('notFound', missing);
  return changeMember(call, found.id, changes);
}

import { AppError } from '@campus/contracts/core/app-error';
import { nameChangeLimit } from '@campus/contracts/core/change-limit';
import * as wire from '@campus/contracts/members/functions';
import { memberChangeOperations } from '@campus/contracts/members/member-changes';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { asSeenBy } from './as-seen-by.ts';
import { type ChangedMember, changeMember, type MemberChangeInput } from './change-member.ts';
import { findMemberByUser, findMemberByUsername, ofMembership } from './find-member.ts';
import { changeOperation, memberChangeInput } from './member-change-input.ts';
import { refuseEditing } from './refuse-editing.ts';
import type { Editing } from './refuse-permission.ts';

export const memberMutations = [
  implement(wire.updateMember, {
    handle: async (call) => {
      const { accountId, username, attributes, expected } = call.input;
      const found = await findMemberByUsername(call.sql, accountId, username);
      return (await changeFound(call, found, { wanted: attributes, expected })).member;
    },
  }),

  implement(wire.changeMember, {
    ...ofMembership,
    audit: { operations: memberChangeOperations, which: changeOperation },
    handle: (call) => changeMember(call, call.input.membershipId, memberChangeInput(call.input)),
  }),

  cloudFunction(wire.updateUserDisplayname, {
    access: 'affiliated',
    audit: { operation: 'members.updateDisplayName' },
    callerLimit: nameChangeLimit,
    handle: (call) => {
      const { displayname, expected } = call.input;
      return changeName(call, { wanted: { displayname }, expected: { displayname: expected } });
    },
  }),

  cloudFunction(wire.updateUserFirstname, {
    access: 'affiliated',
    audit: { operation: 'members.updateFirstName' },
    callerLimit: nameChangeLimit,
    handle: async (call) => {
      const { firstname, expected } = call.input;
      return (await changeName(call, { wanted: { firstname }, expected: { firstname: expected } })).member;
    },
  }),

  cloudFunction(wire.updateUserLastname, {
    access: 'affiliated',
    audit: { operation: 'members.updateLastName' },
    callerLimit: nameChangeLimit,
    handle: async (call) => {
      const { lastname, expected } = call.input;
      return (await changeName(call, { wanted: { lastname }, expected: { lastname: expected } })).member;
    },
  }),

  cloudFunction(wire.updateUserAccountTeamId, {
    access: { page: 'members' },
    ...ofMembership,
    audit: { operation: 'members.updateTeam' },
    handle: async (call) => {
      const { membershipId, teamId, expected } = call.input;
      const change = { wanted: { teamId }, expected: { teamId: expected } };
      return (await changeMember(call, membershipId, change)).member;
    },
  }),

  cloudFunction(wire.updateUserAccountPermission, {
    access: { page: 'members' },
    ...ofMembership,
    audit: { operation: 'members.updatePermission' },
    handle: async (call) => {
      const { membershipId, permission, expected } = call.input;
      const change = { wanted: { permission }, expected: { permission: expected } };
      return (await changeMember(call, membershipId, change)).member;
    },
  }),
];

/** Changes a user's name: the caller's own, or a member's if the caller may change members. */
async function changeName(
  call: Editing & { input: { accountId: string; userId: string } },
  change: MemberChangeInput,
): Promise<ChangedMember> {
  const { accountId, userId } = call.input;
  refuseEditing(call.actor, userId);
  const found = await findMemberByUser(call.sql, accountId, userId);
  const oneself = userId === call.actor.userId;
  if (oneself && call.actor.accountAccess.level === 'suspended')
    throw new AppError('forbidden', 'access.suspended');
  const changed = await changeFound(call, found, { ...change, oneself });
  return { ...changed, member: await asSeenBy(call, accountId, changed.member) };
}

function changeFound(
  call: Editing,
  found: { id: string } | undefined,
  change: MemberChangeInput,
): Promise<ChangedMember> {
  if (!found) throw new AppError('notFound', ofMembership.missing);
  return changeMember(call, found.id, change);
}

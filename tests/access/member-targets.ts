import { setUpApp } from '@campus/tests/areas/second-factor';
import type { MemberPerson, TestAccount } from '@campus/tests/world/world';

/** A member to act on. */
export type Target = MemberPerson & { username: string };

/** An input for each platform function that changes one member and is not called by the console. */
export const inputsAbout: Readonly<Record<string, (account: TestAccount, target: Target) => object>> = {
  updateUserDisplayname: ({ accountId }, { userId }) => ({ accountId, userId, displayname: 'Grace Hopper' }),
  updateUserFirstname: ({ accountId }, { userId }) => ({ accountId, userId, firstname: 'Grace' }),
  updateUserLastname: ({ accountId }, { userId }) => ({ accountId, userId, lastname: 'Hopper' }),
  updateUserAccountTeamId: (_, { membershipId }) => ({ membershipId, teamId: '3' }),
  updateUserAccountPermission: (_, { membershipId }) => ({ membershipId, permission: 'suspended' }),
  updateUserAccountMemberProfile: ({ accountId }, { userId }) => ({
    accountId,
    userId,
    update: { title: 'Dr.' },
  }),
  deleteMembership: ({ accountId }, { membershipId }) => ({ accountId, membership: membershipId }),
};

/** The state that a member needs so that an operation has an effect. */
export const preparations: Readonly<Record<string, (target: Target) => Promise<unknown>>> = {
  'members.resetSecondFactor': setUpApp,
};

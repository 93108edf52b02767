import type { SessionUser } from '@campus/contracts/auth/auth';
import { sessionUserOf } from '@campus/contracts/auth/functions';
import {
  deleteAccount,
  deleteAvatar,
  getAvatar,
  getDeletion,
  getOwnMemberProfile,
  getProfile,
  openWebDemo,
  updateOwnMemberProfile,
  updateProfile,
  updateUser,
  type WireProfile,
} from '@campus/contracts/profile/functions';
import type {
  getDeletion as deletionContract,
  MemberProfileField,
  PublicProfile,
  profileChanges,
  updateUser as updateUserContract,
} from '@campus/contracts/profile/profile';
import type * as z from 'zod';
import type { Caller } from '../core/caller.ts';
import type { Calls } from '../core/calls.ts';
import type { ParseClient } from '../core/client.ts';

type Changes = z.output<typeof profileChanges>;
type Picture = { name: string; base64: string } | null;
type UserChanges = z.output<typeof updateUserContract.input>;
type Deletion = z.output<typeof deletionContract.output>;

export type ProfilePlatform = ReturnType<typeof profilePlatform>;

/** What people do with their own profiles and their own user. */
export function profilePlatform({ query, mutate }: Calls, client: ParseClient, caller: Caller) {
  return {
    async get(): Promise<PublicProfile> {
      return profileOf(await query(getProfile, {}));
    },

    async update({ displayName, firstName, lastName, linkedIn, ...same }: Changes): Promise<PublicProfile> {
      const names = { displayname: displayName, firstname: firstName, lastname: lastName };
      return profileOf(await mutate(updateProfile, { ...same, ...names, linkedin: linkedIn }));
    },

    /** Puts another picture in place of the one there is, or removes it. */
    async setPicture(picture: Picture): Promise<PublicProfile> {
      return profileOf(await mutate(updateProfile, { picture }));
    },

    async updateUser({ displayName, firstName, lastName, ...same }: UserChanges): Promise<SessionUser> {
      const names = { displayname: displayName, firstname: firstName, lastname: lastName };
      return sessionUserOf(await mutate(updateUser, { ...same, ...names }));
    },

    async memberProfile(accountId: string): Promise<MemberProfileField[]> {
      return (await query(getOwnMemberProfile, { accountId })).fields;
    },

    async updateMemberProfile(
      accountId: string,
      fields: Record<string, string | number | boolean | null>,
    ): Promise<MemberProfileField[]> {
      return (await mutate(updateOwnMemberProfile, { accountId, fields })).fields;
    },

    /** A token for the web demo of the account's world, with the world's name. */
    openWebDemo(accountId: string): Promise<{ token: string; worldName: string; expiresAt: string }> {
      return mutate(openWebDemo, { accountId });
    },

    /** Deletes the avatar of the caller, whose id is given; not found where there is none. */
    async deleteAvatar(userId: string): Promise<void> {
      const { data } = await client.gateway(getAvatar, { userId }, { ...caller, idempotent: true });
      await client.gateway(deleteAvatar, data, { ...caller, idempotent: false });
    },

    async deletion(): Promise<Deletion> {
      const { accounts, passwordNeeded } = await query(getDeletion, {});
      return {
        accounts: accounts.map(({ objectId, ...rest }) => ({ id: objectId, ...rest })),
        passwordNeeded,
      };
    },

    async deleteAccount(currentPassword: string): Promise<void> {
      await mutate(deleteAccount, { currentPassword });
    },
  };
}

function profileOf({
  displayname,
  firstname,
  lastname,
  linkedin,
  profilepic,
  ...same
}: WireProfile): PublicProfile {
  return {
    ...same,
    displayName: displayname,
    firstName: firstname,
    lastName: lastname,
    linkedIn: linkedin,
    picture: profilepic === null ? null : `/files/profile-pictures/${encodeURIComponent(profilepic)}`,
  };
}

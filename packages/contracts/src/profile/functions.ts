import * as z from 'zod';
import { wireUser } from '../auth/functions.ts';
import { accountId, id, instant, level } from '../core/fields.ts';
import { wireCall, wireCallWithFile } from '../core/wire-call.ts';
import { wireRoute } from '../core/wire-route.ts';
import { memberFieldName, memberFieldValue } from '../member-profile/member-profile.ts';
import { memberProfileField, profileChanges, updateUser as updateUserContract } from './profile.ts';

/** A person's public profile. Names are the user's own, kept in one place. */
export const wireProfile = z.object({
  displayname: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  description: z.string(),
  country: z.string(),
  region: z.string(),
  university: z.string(),
  languages: z.array(z.string()),
  industryInterests: z.array(z.string()),
  job: z.string(),
  clubs: z.string(),
  hobbies: z.string(),
  linkedin: z.string(),
  /** The stored file's name, which changes with the picture; null without one. */
  profilepic: z.string().nullable(),
});
export type WireProfile = z.output<typeof wireProfile>;

/** The caller's own public profile; an empty one for somebody who has none. */
export const getProfile = wireCall('getProfile', z.strictObject({}), wireProfile);

// The platform writes the names of some fields otherwise; the rules are the contract's.
const {
  displayName: displayname,
  firstName: firstname,
  lastName: lastname,
  linkedIn: linkedin,
  ...changes
} = profileChanges.shape;

/**
 * Changes the caller's own public profile, all or nothing. `picture` is a new file, in Base64; null removes the
 * one there is.
 */
export const updateProfile = wireCallWithFile(
  'updateProfile',
  z.strictObject({
    displayname,
    firstname,
    lastname,
    linkedin,
    ...changes,
    picture: z
      .strictObject({ name: z.string().max(255), base64: z.string().max(8 * 1024 * 1024) })
      .nullable()
      .optional(),
  }),
  wireProfile,
);

const { phone, organization, country } = updateUserContract.input.shape;

/** Changes fields of the caller's own user; roles, email, password and permissionType are not among them. */
export const updateUser = wireCall(
  'updateUser',
  z.strictObject({ displayname, firstname, lastname, phone, organization, country }),
  wireUser,
);

const memberProfile = z.object({ fields: z.array(memberProfileField) });

/** The caller's own member profile in an account: what its members see of it. */
export const getOwnMemberProfile = wireCall(
  'getOwnMemberProfile',
  z.strictObject({ accountId }),
  memberProfile,
);

/** Sets or clears (null) fields of the caller's own member profile, as far as members may change them. */
export const updateOwnMemberProfile = wireCall(
  'updateOwnMemberProfile',
  z.strictObject({
    accountId,
    fields: z.record(memberFieldName, memberFieldValue.nullable()),
  }),
  memberProfile,
);

/**
 * A token for the web demo of an account's world: within five minutes it can be given once to `become`, which
 * starts a session of its own with it.
 */
export const openWebDemo = wireCall(
  'openWebDemo',
  z.strictObject({ accountId }),
  z.object({ token: z.string(), worldName: z.string(), expiresAt: instant }),
);

/** What deleting the caller's user would take away. */
export const getDeletion = wireCall(
  'getDeletion',
  z.strictObject({}),
  z.object({
    accounts: z.array(
      z.object({ objectId: id, organizationName: z.string(), level, lastOwner: z.boolean() }),
    ),
    passwordNeeded: z.boolean(),
  }),
);

/** Deletes the caller's own user. `currentPassword` is needed where the session began with one. */
export const deleteAccount = wireCall(
  'deleteAccount',
  z.strictObject({ currentPassword: z.string().max(512).default('') }),
  z.object({}),
);

/** The id of a user's avatar; to the user only. Nobody's avatar is not found. */
export const getAvatar = wireRoute('GET', '/User/{userId}/Avatar', {
  input: z.strictObject({ userId: id }),
  output: z.object({ data: z.object({ avatarDefinitionId: id }) }),
});

/** Deletes an avatar; to its owner only. */
export const deleteAvatar = wireRoute('DELETE', '/Avatar/{avatarDefinitionId}', {
  input: z.strictObject({ avatarDefinitionId: id }),
  output: z.object({}),
});

import * as z from 'zod';
import { sessionUserOf, wireUser } from '../auth/functions.ts';
import { bind, bindAs } from '../core/binding.ts';
import { id, instant } from '../core/fields.ts';
import { uploadedFile } from '../core/files.ts';
import { wireCall, wireCallWithFile } from '../core/wire-call.ts';
import { wireForm } from '../core/wire-codec.ts';
import { wireRoute } from '../core/wire-route.ts';
import * as profile from './profile.ts';

const names = {
  displayName: 'displayname',
  firstName: 'firstname',
  lastName: 'lastname',
  linkedIn: 'linkedin',
} as const;

/**
 * A person's public profile. Names are the user's own, kept in one place. `profilepic` is the stored file's name, which
 * changes with the picture; the gateway makes a path of it.
 */
const wireProfile = wireForm(profile.publicProfile, { ...names, picture: 'profilepic' });
export type WireProfile = z.output<typeof wireProfile.schema>;

const profileAnswer = (sent: WireProfile) => ({ profile: wireProfile.fromWire(sent) });

/** The caller's own public profile; an empty one for a person who has none. */
export const getProfile = bindAs(
  profile.getProfile,
  wireCall('getProfile', z.strictObject({}), wireProfile.schema),
  { params: () => ({}), result: profileAnswer },
);

const changes = wireForm(
  profile.profileChanges.extend({ picture: uploadedFile.nullable().optional() }),
  names,
  { strict: true },
);
const changeProfile = wireCallWithFile('updateProfile', changes.schema, wireProfile.schema);

/**
 * Changes the caller's own public profile, all or nothing. `picture` is a new file; null removes the one there is.
 */
export const updateProfile = bindAs(profile.updateProfile, changeProfile, {
  params: changes.toWire,
  result: profileAnswer,
});

/** Sets the picture of the caller's public profile: `updateProfile` of the platform, with the picture alone. */
export const setPicture = bindAs(profile.setPicture, changeProfile, {
  params: ({ file }) => changes.toWire({ picture: file }),
  result: profileAnswer,
});
export const removePicture = bindAs(profile.removePicture, changeProfile, {
  params: () => changes.toWire({ picture: null }),
  result: profileAnswer,
});

const { displayName, firstName, lastName } = names;
const userChanges = wireForm(
  profile.updateUser.input,
  { displayName, firstName, lastName },
  { strict: true },
);

/** Changes fields of the caller's own user; roles, email, password and permissionType are not among them. */
export const updateUser = bindAs(profile.updateUser, wireCall('updateUser', userChanges.schema, wireUser), {
  params: userChanges.toWire,
  result: (user) => ({ user: sessionUserOf(user) }),
});

/** The part of the caller's member profile in an account that members can see. */
export const getOwnMemberProfile = bind(profile.getMemberProfile, { name: 'getOwnMemberProfile' });

/** Sets or clears (null) fields of the caller's own member profile, as far as members may change them. */
export const updateOwnMemberProfile = bind(profile.updateMemberProfile, { name: 'updateOwnMemberProfile' });

/**
 * A token for the web demo of an account's world. It works once within five minutes: `become` starts a session of its
 * own with it. The gateway builds the address.
 */
export const openWebDemo = bind(
  {
    ...profile.openWebDemo,
    input: profile.openWebDemo.input.pick({ accountId: true }),
    output: z.object({ token: z.string(), worldName: z.string(), expiresAt: instant }),
  },
  { name: 'openWebDemo' },
);

/** The data and access that deleting the caller's user would remove. */
export const getDeletion = bind(profile.getDeletion, {
  name: 'getDeletion',
  answer: { accounts: { id: 'objectId' } },
});

/**
 * Deletes the caller's own user. `currentPassword` is needed where the session began with one. The gateway compares
 * the confirmation.
 */
export const deleteAccount = bind(
  {
    ...profile.deleteAccount,
    input: profile.deleteAccount.input.pick({ currentPassword: true }),
  },
  { name: 'deleteAccount' },
);

/** The id of a user's avatar, for that user only. Not found if the user has none. */
export const getAvatar = wireRoute('GET', '/User/{userId}/Avatar', {
  input: z.strictObject({ userId: id }),
  output: z.object({ data: z.object({ avatarDefinitionId: id }) }),
});

/** Deletes an avatar, for its owner only. */
export const deleteAvatar = wireRoute('DELETE', '/Avatar/{avatarDefinitionId}', {
  input: z.strictObject({ avatarDefinitionId: id }),
  output: z.object({}),
});

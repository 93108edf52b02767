import { largestPicture } from '@campus/domain/profile/pictures';
import { linkedInUsername, refuseLinkedIn } from '@campus/domain/profile/profile';
import * as z from 'zod';
import { sessionUser } from '../auth/auth.ts';
import { contract } from '../core/contract.ts';
import {
  accountId,
  displayName,
  firstName,
  id,
  lastName,
  level,
  looksLikeEmail,
  optionValue,
  typed,
  wellFormed,
} from '../core/fields.ts';
import { downloadedFile, uploadedFile } from '../core/files.ts';
import { done } from '../core/list.ts';
import { type Sentence, sentence, text } from '../core/messages.ts';
import { memberFieldName, memberFieldValue } from '../member-profile/member-profile.ts';
import { customFieldValue } from '../members/members.ts';

const options = (label: Sentence) =>
  z.array(optionValue(label)).max(20, { error: sentence('request.invalid') });

/** A LinkedIn user name; of a pasted address of a profile only the user name is kept. */
export const linkedIn = typed(300, sentence('profile.linkedIn.tooLong'))
  .transform(linkedInUsername)
  .superRefine((value, context) => {
    const refusal = refuseLinkedIn(value);
    if (refusal) context.addIssue({ code: 'custom', message: text(refusal) });
  });

/** The address others may write to; it opens nothing. Empty for none. */
export const publicEmail = typed(100).refine((value) => value === '' || looksLikeEmail(value), {
  error: sentence('profile.email.invalid'),
});

/** What a person shows of themselves to others. */
export const publicProfile = z.object({
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The address others may write to; it opens nothing. */
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
  linkedIn: z.string(),
  /** Where the picture is, below the console's address; null without one. Another picture has another address. */
  picture: z.string().nullable(),
});
export type PublicProfile = z.output<typeof publicProfile>;

/** What can be changed of the public profile; what is left out stays as it is. */
export const profileChanges = z.object({
  displayName: displayName.optional(),
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: publicEmail.optional(),
  description: typed(2000).optional(),
  country: typed(100).optional(),
  region: typed(100).optional(),
  university: typed(200).optional(),
  languages: options(sentence('profile.public.languages')).optional(),
  industryInterests: options(sentence('profile.public.industryInterests')).optional(),
  job: typed(200).optional(),
  clubs: typed(500).optional(),
  hobbies: typed(500).optional(),
  linkedIn: linkedIn.optional(),
});

const profileAnswer = z.object({ profile: publicProfile });

export const getProfile = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'The own public profile; an empty one for somebody who never filled it in.',
  rest: { method: 'GET', path: '/profile' },
  input: z.object({}),
  output: profileAnswer,
});

export const updateProfile = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Change the own public profile; all of it or nothing.',
  rest: { method: 'PATCH', path: '/profile' },
  input: profileChanges,
  output: profileAnswer,
  audit: 'profile.update',
});

export const setPicture = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Set the own profile picture: a JPEG, PNG or GIF.',
  rest: { method: 'PUT', path: '/profile/picture' },
  input: z.object({ file: uploadedFile }),
  output: profileAnswer,
  audit: 'profile.update',
  limit: { calls: 20, seconds: 60 },
  upload: { maxBytes: largestPicture, tooLarge: 'picture.tooLarge' },
});

export const getPicture = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'A profile picture of the caller or of somebody in an account of theirs.',
  rest: { method: 'GET', path: '/profile-pictures/{name}' },
  input: z.object({ name: typed(200) }),
  output: downloadedFile,
  download: true,
});

export const removePicture = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Remove the own profile picture.',
  rest: { method: 'DELETE', path: '/profile/picture' },
  input: z.object({}),
  output: profileAnswer,
  audit: 'profile.update',
});

export const updateUser = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Change the own names, phone, organisation and country.',
  rest: { method: 'PATCH', path: '/profile/user' },
  input: z.strictObject({
    displayName: displayName.optional(),
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    phone: typed(64).optional(),
    organization: typed(100).optional(),
    country: typed(100).optional(),
  }),
  output: z.object({ user: sessionUser }),
  audit: 'profile.updateUser',
});

/** A field of the member profile, with its value and what its owner may do with it. */
export const memberProfileField = z.object({
  name: z.string(),
  type: z.enum(['string', 'ISOTimeString', 'number', 'boolean']),
  required: z.boolean(),
  editable: z.boolean(),
  value: customFieldValue.nullable(),
});
export type MemberProfileField = z.output<typeof memberProfileField>;

const memberProfile = z.object({ fields: z.array(memberProfileField) });

export const getMemberProfile = contract({
  kind: 'query',
  access: 'affiliated',
  summary: 'The own member profile in an account: the fields that its members see.',
  rest: { method: 'GET', path: '/accounts/{accountId}/profile' },
  input: z.object({ accountId }),
  output: memberProfile,
});

export const updateMemberProfile = contract({
  kind: 'mutation',
  access: { level: 'member' },
  summary: 'Set or clear (null) fields of the own member profile; all of them or none.',
  rest: { method: 'PATCH', path: '/accounts/{accountId}/profile' },
  input: z.object({
    accountId,
    fields: z.record(memberFieldName, memberFieldValue.nullable()),
  }),
  output: memberProfile,
  audit: 'profile.updateMember',
});

export const openWebDemo = contract({
  kind: 'mutation',
  access: { level: 'member' },
  summary: 'An address that opens the web demo signed in; it can be opened once, within five minutes.',
  rest: { method: 'POST', path: '/accounts/{accountId}/web-demo' },
  input: z.object({ accountId, ticket: wellFormed(100, sentence('profile.ticket.tooLong')).default('') }),
  output: z.object({ url: z.string() }),
  audit: 'profile.openWebDemo',
  limit: { calls: 20, seconds: 60 },
});

export const deleteAvatar = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Delete the own avatar.',
  rest: { method: 'DELETE', path: '/profile/avatar' },
  input: z.object({}),
  output: done,
  audit: 'profile.deleteAvatar',
});

export const getDeletion = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'What deleting the own account would take away, and what stands against it.',
  rest: { method: 'GET', path: '/profile/deletion' },
  input: z.object({}),
  output: z.object({
    accounts: z.array(
      z.object({
        id,
        organizationName: z.string(),
        level,
        /** Whether nobody else is an owner there: then the person cannot leave. */
        lastOwner: z.boolean(),
      }),
    ),
    /** Whether the current password has to be given. */
    passwordNeeded: z.boolean(),
  }),
});

export const deleteAccount = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Delete the own user for good, with all memberships, roles and sessions.',
  rest: { method: 'POST', path: '/profile/deletion' },
  input: z.object({
    /** The own email, to prove that nobody clicked by mistake. */
    confirmation: typed(100),
    /** Needed where the session began with a password. */
    currentPassword: z.string().max(512).default(''),
  }),
  output: done,
  audit: 'profile.deleteAccount',
  limit: { calls: 10, seconds: 60 },
});

import { maxPictureBytes } from '@campus/domain/profile/pictures';
import { linkedInUsername, refuseLinkedIn } from '@campus/domain/profile/profile';
import * as z from 'zod';
import { sessionUser } from '../auth/auth.ts';
import { addRefusal } from '../core/add-refusal.ts';
import { ownChangeLimit } from '../core/change-limit.ts';
import { contract } from '../core/contract.ts';
import {
  accountId,
  displayName,
  emailError,
  firstName,
  id,
  lastName,
  level,
  looksLikeEmail,
  optionValue,
  typed,
  typedLines,
  wellFormed,
} from '../core/fields.ts';
import { downloadedFile, uploadedFile } from '../core/files.ts';
import { done } from '../core/list.ts';
import { type Sentence, sentence } from '../core/schema-sentences.ts';
import { memberFieldName, memberFieldValue } from '../member-profile/member-profile.ts';
import { customFieldValue } from '../members/members.ts';

const options = (label: Sentence) =>
  z.array(optionValue(label)).max(20, { error: sentence('request.invalid') });

export const linkedIn = typed(300, sentence('profile.linkedIn.tooLong'))
  .transform(linkedInUsername)
  .superRefine((value, context) => {
    const refusal = refuseLinkedIn(value);
    addRefusal(context, refusal);
  })
  .describe('LinkedIn user name; of a profile address only the user name is kept. Empty for none.');

export const publicEmail = typed(100)
  .refine((value) => value === '' || looksLikeEmail(value), {
    error: emailError(sentence('profile.email.invalid')),
  })
  .describe('Email address others can write to; it cannot be used to sign in. Empty for none.');

export const publicProfile = z
  .object({
    displayName: z.string().describe('Name that others see.'),
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name.'),
    email: z.string().describe('Email address others can write to; it cannot be used to sign in.'),
    description: z.string().describe('About the person.'),
    country: z.string().describe('Country.'),
    region: z.string().describe('Region or city.'),
    university: z.string().describe('University.'),
    languages: z.array(z.string()).describe('Languages the person speaks.'),
    industryInterests: z.array(z.string()).describe('Industries the person is interested in.'),
    job: z.string().describe('Job.'),
    clubs: z.string().describe('Clubs.'),
    hobbies: z.string().describe('Hobbies.'),
    linkedIn: z.string().describe('LinkedIn user name; empty for none.'),
    picture: z
      .string()
      .nullable()
      .describe(
        'Path of the picture below the console’s address; null when there is none. A new picture has a new path.',
      ),
  })
  .describe('What a person shows to others.')
  .meta({ id: 'Profile' });
export type PublicProfile = z.output<typeof publicProfile>;

export const profileChanges = z
  .object({
    displayName: displayName.optional(),
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    email: publicEmail.optional(),
    description: typedLines(2000).optional().describe('About the person, at most 2,000 characters.'),
    country: typed(100).optional().describe('Country; empty for none.'),
    region: typed(100).optional().describe('Region or city; empty for none.'),
    university: typed(200).optional().describe('University; empty for none.'),
    languages: options(sentence('profile.public.languages'))
      .optional()
      .describe('Languages the person speaks, at most 20.'),
    industryInterests: options(sentence('profile.public.industryInterests'))
      .optional()
      .describe('Industries the person is interested in, at most 20.'),
    job: typed(200).optional().describe('Job; empty for none.'),
    clubs: typedLines(500).optional().describe('Clubs; empty for none.'),
    hobbies: typedLines(500).optional().describe('Hobbies; empty for none.'),
    linkedIn: linkedIn.optional(),
  })
  .describe('Changes to the public profile; omitted fields keep their values.');

const profileAnswer = z.object({ profile: publicProfile });

export const getProfile = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'Your public profile; empty if you have not filled it in.',
  rest: { method: 'GET', path: '/profile' },
  input: z.object({}),
  output: profileAnswer,
});

export const updateProfile = contract({
  kind: 'mutation',
  access: 'unsuspended',
  summary: "Change the caller's public profile; all of it or nothing.",
  rest: { method: 'PATCH', path: '/profile' },
  input: profileChanges,
  output: profileAnswer,
  audit: 'profile.update',
  limit: ownChangeLimit,
});

export const setPicture = contract({
  kind: 'mutation',
  access: 'unsuspended',
  summary: "Set the caller's profile picture: a JPEG, PNG or GIF.",
  rest: { method: 'PUT', path: '/profile/picture' },
  input: z.object({ file: uploadedFile }),
  output: profileAnswer,
  audit: 'profile.update',
  limit: { calls: 20, seconds: 60 },
  upload: { maxBytes: maxPictureBytes, tooLarge: 'picture.tooLarge' },
});

export const getPicture = contract({
  kind: 'query',
  access: 'signedIn',
  summary: 'A profile picture: your own, or of a person in one of your accounts.',
  rest: { method: 'GET', path: '/profile-pictures/{name}' },
  input: z.object({ name: typed(200).describe('Name of the picture, the last part of its path.') }),
  output: downloadedFile,
  download: true,
});

export const removePicture = contract({
  kind: 'mutation',
  access: 'unsuspended',
  summary: "Remove the caller's profile picture.",
  rest: { method: 'DELETE', path: '/profile/picture' },
  input: z.object({}),
  output: profileAnswer,
  audit: 'profile.update',
  limit: ownChangeLimit,
});

export const updateUser = contract({
  kind: 'mutation',
  access: 'unsuspended',
  summary: "Change the caller's names, phone, organization and country.",
  rest: { method: 'PATCH', path: '/profile/user' },
  input: z.strictObject({
    displayName: displayName.optional(),
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    phone: typed(64).optional().describe('Phone number; empty for none.'),
    organization: typed(100).optional().describe('Organization; empty for none.'),
    country: typed(100).optional().describe('Country; empty for none.'),
  }),
  output: z.object({ user: sessionUser }),
  audit: 'profile.updateUser',
  limit: ownChangeLimit,
});

export const memberProfileField = z
  .object({
    name: z.string().describe('Name of the field.'),
    type: z.enum(['string', 'ISOTimeString', 'number', 'boolean']).describe('Type of the value.'),
    required: z.boolean().describe('Whether the field must be filled in.'),
    editable: z.boolean().describe('Whether the caller can edit the field.'),
    value: customFieldValue.nullable().describe('Value of the field; null when it is empty.'),
  })
  .describe('A field of the caller’s member profile, with its value.');
export type MemberProfileField = z.output<typeof memberProfileField>;

const memberProfile = z.object({
  fields: z.array(memberProfileField).describe('Fields that the members see.'),
  shownAs: z
    .string()
    .nullable()
    .default(null)
    .describe('Name that the account has set for the caller; null when it shows the caller’s own.'),
});

export const getMemberProfile = contract({
  kind: 'query',
  access: 'affiliated',
  summary: "The caller's own member profile in an account: the fields that its members see.",
  rest: { method: 'GET', path: '/accounts/{accountId}/profile' },
  input: z.object({ accountId }),
  output: memberProfile,
});

export const updateMemberProfile = contract({
  kind: 'mutation',
  access: { level: 'member' },
  summary: "Set or clear (null) fields of the caller's member profile; all of them or none.",
  rest: { method: 'PATCH', path: '/accounts/{accountId}/profile' },
  input: z.object({
    accountId,
    fields: z
      .record(memberFieldName, memberFieldValue.nullable())
      .describe('New values by field name; null clears a field.'),
  }),
  output: memberProfile,
  audit: 'profile.updateMember',
  limit: ownChangeLimit,
});

export const openWebDemo = contract({
  kind: 'mutation',
  access: { level: 'member' },
  summary: 'An address that opens the web demo signed in; it can be opened once, within five minutes.',
  rest: { method: 'POST', path: '/accounts/{accountId}/web-demo' },
  input: z.object({
    accountId,
    ticket: wellFormed(100, sentence('profile.ticket.tooLong'))
      .default('')
      .describe('Ticket for the web demo; empty for none.'),
  }),
  output: z.object({
    url: z.string().describe('Address of the web demo; it can be opened once, within five minutes.'),
  }),
  audit: 'profile.openWebDemo',
  limit: { calls: 20, seconds: 60 },
});

export const deleteAvatar = contract({
  kind: 'mutation',
  access: 'unsuspended',
  summary: "Delete the caller's avatar.",
  rest: { method: 'DELETE', path: '/profile/avatar' },
  input: z.object({}),
  output: done,
  audit: 'profile.deleteAvatar',
  limit: ownChangeLimit,
});

export const getDeletion = contract({
  kind: 'query',
  access: 'signedIn',
  summary: "What deleting the caller's account would take away, and what prevents it.",
  rest: { method: 'GET', path: '/profile/deletion' },
  input: z.object({}),
  output: z.object({
    accounts: z
      .array(
        z.object({
          id,
          organizationName: z.string().describe('Name of the organization.'),
          level: level.describe('Level of the caller in the account.'),
          lastOwner: z.boolean().describe('Whether the caller is the only owner and therefore cannot leave.'),
        }),
      )
      .describe('Accounts the caller would leave.'),
    passwordNeeded: z.boolean().describe('Whether the current password is required.'),
  }),
});

export const deleteAccount = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: "Delete the caller's user for good, with all memberships, roles and sessions.",
  rest: { method: 'POST', path: '/profile/deletion' },
  input: z.object({
    confirmation: typed(100).describe('Email address of the caller, to prevent accidental deletion.'),
    currentPassword: z
      .string()
      .max(512)
      .default('')
      .describe('Current password; required when the session started with a password.'),
  }),
  output: done,
  audit: 'profile.deleteAccount',
  limit: { calls: 10, seconds: 60 },
});

import { teamIds } from '@campus/domain/members/team-ids';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import {
  contactEmail,
  displayName,
  firstName,
  lastName,
  permission,
  teamId,
  title,
  typed,
} from '../core/fields.ts';
import { sentence } from '../core/messages.ts';
import { memberFieldName, memberFieldValue } from '../member-profile/member-profile.ts';
import { accountOfUser, member, membersPath, memberUser, ofMembership } from './members.ts';

const updated = z.object({ member });

const expected = z
  .string()
  .max(1000)
  .optional()
  .describe(
    'Value the caller saw before. When it has changed since, the call fails with `members.changedMeanwhile`; when omitted, the call overwrites any value.',
  );

export const memberAttributes = z
  .strictObject({
    displayName: displayName.optional(),
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    contactEmail: contactEmail.optional(),
    title: title.optional(),
    teamId: teamId.optional(),
  })
  .describe('Attributes to change; omitted ones keep their values.');

export const updateMember = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Update several attributes of a member at once, all or none.',
  rest: { method: 'PATCH', path: `${membersPath}/by-username/{username}` },
  input: z.object({
    accountId: accountOfUser,
    username: typed(200)
      .refine((value) => value !== '', { error: sentence('accounts.missingUser') })
      .describe('Username of the member.'),
    attributes: memberAttributes
      .refine((value) => Object.keys(value).length > 0, {
        error: sentence('changes.none'),
      })
      .describe('Attributes to change; at least one.'),
  }),
  output: updated,
  audit: 'members.update',
});

export const updateDisplayName = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set a display name; answers the old and the new username when that had to change.',
  rest: { method: 'PUT', path: `${membersPath}/users/{userId}/display-name` },
  input: memberUser.extend({ displayName, expected }),
  output: updated.extend({
    username: z
      .object({
        old: z.string().describe('Username before the change.'),
        new: z.string().describe('Username after the change.'),
      })
      .nullable()
      .describe('Old and new username; null when it stays the same.'),
  }),
  audit: 'members.updateDisplayName',
});

export const updateFirstName = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set a first name.',
  rest: { method: 'PUT', path: `${membersPath}/users/{userId}/first-name` },
  input: memberUser.extend({ firstName, expected }),
  output: updated,
  audit: 'members.updateFirstName',
});

export const updateLastName = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set a last name.',
  rest: { method: 'PUT', path: `${membersPath}/users/{userId}/last-name` },
  input: memberUser.extend({ lastName, expected }),
  output: updated,
  audit: 'members.updateLastName',
});

export const updateContactEmail = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set or clear a contact email.',
  rest: { method: 'PUT', path: `${membersPath}/users/{userId}/contact-email` },
  input: memberUser.extend({ contactEmail, expected }),
  output: updated,
  audit: 'members.updateProfile',
});

export const updateTitle = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set or clear a title.',
  rest: { method: 'PUT', path: `${membersPath}/users/{userId}/title` },
  input: memberUser.extend({ title, expected }),
  output: updated,
  audit: 'members.updateProfile',
});

export const updateTeam = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: `Set the team, by its number as text ('${teamIds.at(0)}' is A, '${teamIds.at(-1)}' is BZ).`,
  rest: { method: 'PUT', path: `${membersPath}/{membershipId}/team` },
  input: ofMembership.extend({ teamId, expected }),
  output: updated,
  audit: 'members.updateTeam',
});

export const updatePermission = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set the permission; it takes effect at once.',
  rest: { method: 'PUT', path: `${membersPath}/{membershipId}/permission` },
  input: ofMembership.extend({ permission, expected }),
  output: updated,
  audit: 'members.updatePermission',
});

export const updateCustomField = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set or clear (null) a custom field of the member profile.',
  rest: { method: 'PUT', path: `${membersPath}/users/{userId}/custom-field` },
  input: memberUser.extend({
    name: memberFieldName,
    value: memberFieldValue.nullable().describe('New value; null clears the field.'),
    expected: z
      .union([z.string().max(10_000), z.number(), z.boolean()])
      .nullable()
      .optional()
      .describe('Value the caller saw before, null for none. When omitted, the call overwrites any value.'),
  }),
  output: updated,
  audit: 'members.updateProfile',
});

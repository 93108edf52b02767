import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { displayName, firstName, idOr, lastName, permission, typed } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { memberFieldName, memberFieldValue } from '../member-profile/member-profile.ts';
import { contactEmail, teamId, title } from './fields.ts';
import { accountOfUser, member, membersPath } from './members.ts';

const updated = z.object({ member });

/** The fields of a member that `members.update` changes; the platform takes the same. */
export const memberChanges = z.object({
  displayName: displayName
    .optional()
    .describe(
      'Display name that this account shows of the person. Set by the person or by a superadmin, it is the name of the person in every account, and the username follows it.',
    ),
  firstName: firstName.optional().describe('First name, by the same rule.'),
  lastName: lastName.optional().describe('Last name, by the same rule.'),
  contactEmail: contactEmail.optional().describe('Contact email; empty clears it.'),
  title: title.optional().describe('Title; empty clears it.'),
  teamId: teamId
    .optional()
    .describe("Number of the team as text: '0' is A, '25' is Z, '26' is AA, '77' is BZ."),
  permission: permission.optional().describe('Permission in the account; it takes effect at once.'),
  customFields: z
    .record(memberFieldName, memberFieldValue.nullable())
    .optional()
    .describe(
      'Custom fields of the member profile by name; null clears one. Omitted ones keep their values.',
    ),
});

export type MemberChanges = z.output<typeof memberChanges>;

const seen = z
  .string()
  .max(1000)
  .optional()
  .describe('Value the caller saw before; omitted, the field is not compared.');

const { customFields: _, permission: __, ...attributes } = memberChanges.shape;
type Attribute = keyof typeof attributes;
const seenAttributes = Object.fromEntries(Object.keys(attributes).map((name) => [name, seen]));

/** The previous values of the attributes changed by username, as the caller saw them. */
export const expectedAttributes = z.strictObject(seenAttributes as Record<Attribute, typeof seen>);

/** The previous values of the changed fields, as the caller saw them. */
export const expectedMember = expectedAttributes.extend({
  permission: seen,
  customFields: z
    .record(memberFieldName, z.union([z.string().max(10_000), z.number(), z.boolean()]).nullable())
    .optional()
    .describe('Values of custom fields by name; null for none.'),
});

const expectedWords =
  'Values the caller saw before. When one has changed since, the call fails with `members.changedMeanwhile`; a field that is omitted here is overwritten.';

/** The operations under which a change of a member is audited: one for a single field, `members.update` for several. */
export const memberChangeOperations = [
  'members.update',
  'members.updateDisplayName',
  'members.updateFirstName',
  'members.updateLastName',
  'members.updateProfile',
  'members.updateTeam',
  'members.updatePermission',
] as const;

export const updateMember = contract({
  kind: 'mutation',
  access: { page: 'members' },
  scope: 'members',
  summary: 'Update any fields of a member, all or none.',
  rest: { method: 'PATCH', path: `${membersPath}/{membershipId}` },
  input: z
    .object({
      accountId: accountOfUser,
      membershipId: idOr(sentence('accounts.missingUser')).describe('Identifier of the membership.'),
      ...memberChanges.shape,
      expected: expectedMember.optional().describe(expectedWords),
    })
    .refine((input) => memberChanges.keyof().options.some((name) => input[name] !== undefined), {
      error: sentence('changes.none'),
    }),
  output: updated.extend({
    username: z
      .object({
        old: z.string().describe('Username that the display name asked for and that was not available.'),
        new: z.string().describe('Username that was given instead.'),
      })
      .nullable()
      .describe('Set when a new display name led to another username than it asked for; null otherwise.'),
  }),
  audit: { either: memberChangeOperations },
});

export const memberAttributes = z
  .strictObject(attributes)
  .describe('Attributes to change; omitted ones keep their values.');

export const updateMemberByUsername = contract({
  kind: 'mutation',
  access: { page: 'members' },
  scope: 'members',
  summary: 'Update attributes of the member with a username, all or none.',
  rest: { method: 'PATCH', path: `/accounts/{accountId}/usernames/{username}` },
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
    expected: expectedAttributes.optional().describe(expectedWords),
  }),
  output: updated,
  audit: 'members.update',
});

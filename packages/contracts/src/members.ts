import { teamIds } from '@campus/domain/team-ids';
import * as z from 'zod';
import { contract } from './contract.ts';
import {
  accountId,
  contactEmail,
  day,
  displayName,
  firstName,
  id,
  idOr,
  instant,
  lastName,
  permission,
  teamId,
  timeZone,
  title,
  typed,
} from './fields.ts';
import { direction, pageNumber, pageOf } from './list.ts';
import { sentence } from './messages.ts';

/** What the members table can be sorted by. */
export const memberSorts = [
  'email',
  'firstName',
  'lastName',
  'displayName',
  'contactEmail',
  'title',
  'permission',
  'teamId',
  'logins',
  'createdAt',
  'updatedAt',
] as const;
export type MemberSort = (typeof memberSorts)[number];

/** The fields a search can look in; `name` is first or last name, `none` lists without a search. */
export const memberSearchFields = [
  'email',
  'contactEmail',
  'name',
  'displayName',
  'teamId',
  'hardwareId',
  'none',
] as const;
export type MemberSearchField = (typeof memberSearchFields)[number];

export const customFieldValue = z.union([z.string(), z.number(), z.boolean()]);

export const hardware = z.object({
  id: z.string(),
  device: z.string(),
  os: z.string(),
  graphics: z.string(),
  processor: z.string(),
  ram: z.string(),
});

/** A row of the members table: a membership with what it shows of its user. */
export const member = z.object({
  id,
  userId: id,
  email: z.string(),
  username: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  contactEmail: z.string(),
  title: z.string(),
  teamId: z.string(),
  permission,
  logins: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  hardware,
  customFields: z.record(z.string(), customFieldValue),
});
export type Member = z.output<typeof member>;

/** A member with what the caller may do to it. */
const memberWithCan = member.extend({ can: z.object({ edit: z.boolean(), changePermission: z.boolean() }) });
export type MemberRow = z.output<typeof memberWithCan>;

/** A column of a custom profile field, as the account defines it. */
export const customField = z.object({
  name: z.string(),
  type: z.enum(['string', 'ISOTimeString', 'number', 'boolean']),
});

export const listMembers = contract({
  kind: 'query',
  access: { page: 'members' },
  summary:
    'One page of the members, filtered by when they were last updated (both days included, in the given time zone) and by a search.',
  rest: { method: 'GET', path: '/accounts/{accountId}/members' },
  input: z.object({
    accountId,
    page: pageNumber,
    sort: z.enum(memberSorts).default('updatedAt'),
    direction,
    searchField: z.enum(memberSearchFields).default('none'),
    search: typed(100).default(''),
    /** Match anywhere in the value instead of at its beginning. */
    extensive: z.stringbool().or(z.boolean()).default(false),
    updatedFrom: day.optional(),
    updatedTo: day.optional(),
    timeZone,
  }),
  output: pageOf(memberWithCan).extend({
    /** False when more match than are counted exactly; `total` is then a lower bound. */
    totalIsExact: z.boolean(),
    /** The last page that can be reached (lists end after 1,000 members). */
    lastPage: z.number().int(),
    customFields: z.array(customField),
  }),
});

const accountOfUser = idOr(sentence('accounts.missingAccountId'));
const target = z.object({ accountId: accountOfUser, userId: idOr(sentence('accounts.missingUser')) });
const membership = z.object({ accountId, membershipId: id });
const updated = z.object({ member });
const base = '/accounts/{accountId}/members' as const;

/** The attributes `members.update` can change at once. */
export const memberAttributes = z.strictObject({
  displayName: displayName.optional(),
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  contactEmail: contactEmail.optional(),
  title: title.optional(),
  teamId: teamId.optional(),
});

export const updateMember = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Update several attributes of a member at once, all or none.',
  rest: { method: 'PATCH', path: `${base}/by-username/{username}` },
  input: z.object({
    accountId: accountOfUser,
    username: typed(200).refine((value) => value !== '', { error: sentence('accounts.missingUser') }),
    attributes: memberAttributes.refine((value) => Object.keys(value).length > 0, {
      error: sentence('changes.none'),
    }),
  }),
  output: updated,
  audit: 'members.update',
});

export const updateDisplayName = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set a display name; answers the old and the new username when that had to change.',
  rest: { method: 'PUT', path: `${base}/users/{userId}/display-name` },
  input: target.extend({ displayName }),
  output: updated.extend({ username: z.object({ old: z.string(), new: z.string() }).nullable() }),
  audit: 'members.updateDisplayName',
});

export const updateFirstName = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set a first name.',
  rest: { method: 'PUT', path: `${base}/users/{userId}/first-name` },
  input: target.extend({ firstName }),
  output: updated,
  audit: 'members.updateFirstName',
});

export const updateLastName = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set a last name.',
  rest: { method: 'PUT', path: `${base}/users/{userId}/last-name` },
  input: target.extend({ lastName }),
  output: updated,
  audit: 'members.updateLastName',
});

export const updateContactEmail = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set or clear a contact email.',
  rest: { method: 'PUT', path: `${base}/users/{userId}/contact-email` },
  input: target.extend({ contactEmail }),
  output: updated,
  audit: 'members.updateProfile',
});

export const updateTitle = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set or clear a title.',
  rest: { method: 'PUT', path: `${base}/users/{userId}/title` },
  input: target.extend({ title }),
  output: updated,
  audit: 'members.updateProfile',
});

export const updateTeam = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: `Set the team, by its number as text ('${teamIds.at(0)}' is A, '${teamIds.at(-1)}' is BZ).`,
  rest: { method: 'PUT', path: `${base}/{membershipId}/team` },
  input: membership.extend({ teamId }),
  output: updated,
  audit: 'members.updateTeam',
});

export const updatePermission = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Set the permission; it takes effect at once.',
  rest: { method: 'PUT', path: `${base}/{membershipId}/permission` },
  input: membership.extend({ permission }),
  output: updated,
  audit: 'members.updatePermission',
});

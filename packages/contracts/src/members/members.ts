import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, day, id, idOr, instant, ownEmail, permission, timeZone, typed } from '../core/fields.ts';
import { direction, pageNumber, pageOf } from '../core/list.ts';
import { sentence } from '../core/messages.ts';

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
  'lastLoginAt',
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
  /** When the person last signed in; null for somebody who never did. */
  lastLoginAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  hardware,
  customFields: z.record(z.string(), customFieldValue),
  badges: z.array(z.object({ id, name: z.string() })),
});
export type Member = z.output<typeof member>;

/** A member with what the caller may do to it. */
const memberWithCan = member.extend({
  can: z.object({
    edit: z.boolean(),
    changePermission: z.boolean(),
    remove: z.boolean(),
    resetPassword: z.boolean(),
  }),
});
export type MemberRow = z.output<typeof memberWithCan>;

/** A column of a custom profile field, as the account defines it. */
export const customField = z.object({
  name: z.string(),
  type: z.enum(['string', 'ISOTimeString', 'number', 'boolean']),
});

/** Which members a list is about. */
const memberFilter = z.object({
  searchField: z.enum(memberSearchFields).default('none'),
  search: typed(100).default(''),
  /** Match anywhere in the value instead of at its beginning. */
  extensive: z.stringbool().or(z.boolean()).default(false),
  /** Of these permissions only; none given means all. Over REST: comma between them. */
  permissions: z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter((name) => name !== '') : value),
      z.array(permission).max(6),
    )
    .default([]),
  updatedFrom: day.optional(),
  updatedTo: day.optional(),
  timeZone,
});

/** The members a bulk action is about: these, or all that a list matches but these. */
export const memberSelection = z.union([
  z.strictObject({
    ids: z
      .array(id)
      .min(1, { error: sentence('members.selection.empty') })
      .max(1000),
  }),
  z.strictObject({ matching: memberFilter, except: z.array(id).max(1000).default([]) }),
]);
export type MemberSelection = z.output<typeof memberSelection>;

export const listMembers = contract({
  kind: 'query',
  access: { page: 'members' },
  summary:
    'One page of the members, filtered by when they were last updated (both days included, in the given time zone) and by a search.',
  rest: { method: 'GET', path: '/accounts/{accountId}/members' },
  input: memberFilter.extend({
    accountId,
    page: pageNumber,
    sort: z.enum(memberSorts).default('updatedAt'),
    direction,
  }),
  output: pageOf(memberWithCan).extend({
    /** False when more match than are counted exactly; `total` is then a lower bound. */
    totalIsExact: z.boolean(),
    /** The last page that can be reached (lists end after 1,000 members). */
    lastPage: z.number().int(),
    customFields: z.array(customField),
  }),
});

/** The account and user a change is about, each with the sentence for a missing one. */
export const accountOfUser = idOr(sentence('accounts.missingAccountId'));
export const memberUser = z.object({
  accountId: accountOfUser,
  userId: idOr(sentence('accounts.missingUser')),
});
export const ofMembership = z.object({ accountId, membershipId: id });
export const membersPath = '/accounts/{accountId}/members' as const;

export const getMemberUser = contract({
  kind: 'query',
  access: 'affiliated',
  summary: 'One user of the account: yourself, or anybody to those who may open the members.',
  rest: { method: 'GET', path: `${membersPath}/users/{userId}` },
  input: memberUser,
  output: z.object({ member }),
});

export const listMemberUsers = contract({
  kind: 'query',
  access: { page: 'members' },
  summary: 'The users of the account with these ids (comma between them); ids of nobody there are left out.',
  rest: { method: 'GET', path: `${membersPath}/users` },
  input: z.object({
    accountId,
    userIds: z.preprocess(
      (value) => (typeof value === 'string' ? value.split(',') : value),
      z
        .array(id)
        .min(1, { error: sentence('accounts.missingUser') })
        .max(100),
    ),
  }),
  output: z.object({ items: z.array(member) }),
});

export const isMember = contract({
  kind: 'query',
  access: { page: 'members' },
  summary: 'Whether somebody with this email belongs to the account.',
  rest: { method: 'GET', path: `${membersPath}/exists` },
  input: z.object({ accountId, email: ownEmail }),
  output: z.object({ exists: z.boolean() }),
});

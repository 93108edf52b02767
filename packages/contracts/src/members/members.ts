import { maxSelected } from '@campus/domain/core/lists';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import {
  accountId,
  day,
  id,
  idOr,
  instant,
  ownEmail,
  permission,
  previousPermission,
  typed,
} from '../core/fields.ts';
import { findInput, findLimit, foundOf } from '../core/found.ts';
import { direction, listPlace, nextPlace, pageOf, paging } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { sentInstant } from '../core/sent-instant.ts';
import { orCommaList } from '../core/text-values.ts';
import { timeZone } from '../core/time-zone.ts';

/** The fields by which the members table can be sorted. */
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
  'lastInWorldAt',
  'createdAt',
  'updatedAt',
] as const;
export type MemberSort = (typeof memberSorts)[number];

/** The fields a search can look in; `name` is first and last name, `none` names, display name and both emails. */
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

export const hardware = z
  .object({
    id: z.string().describe('Identifier of the hardware.'),
    device: z.string().describe('Model of the device.'),
    os: z.string().describe('Operating system.'),
    graphics: z.string().describe('Graphics card.'),
    processor: z.string().describe('Processor.'),
    ram: z.string().describe('Memory.'),
  })
  .describe('The person’s computer, as the client last reported it; empty texts when unknown.');

export const member = z
  .object({
    id: id.describe('Identifier of the membership.'),
    userId: id.describe('Identifier of the user.'),
    email: z.string().describe('Email address the person signs in with.'),
    username: z.string().describe('Username of the person.'),
    displayName: z.string().describe('Display name that this account shows of the person.'),
    firstName: z.string().describe('First name that this account shows of the person.'),
    lastName: z.string().describe('Last name that this account shows of the person.'),
    contactEmail: z.string().describe('Email address for contact only; empty for none.'),
    title: z.string().describe('Title; empty for none.'),
    teamId: z.string().describe('Team number as text; empty for none.'),
    permission,
    previousPermission,
    logins: z.number().int().describe('Number of logins.'),
    lastLoginAt: instant
      .nullable()
      .describe(
        'When the person last signed in to the console (ISO 8601, UTC); null when that never happened.',
      ),
    lastInWorldAt: instant
      .nullable()
      .describe(
        'When the person was last in the world: the last event of the person that the servers of the world reported (ISO 8601, UTC); null when none has arrived since the person became a member.',
      ),
    createdAt: instant,
    updatedAt: instant,
    hardware,
    customFields: z.record(z.string(), customFieldValue).describe('Values of the custom fields, by name.'),
    badges: z
      .array(z.object({ id, name: z.string().describe('Name of the badge.') }))
      .describe('Badges of the member.'),
  })
  .describe('A membership with the data of its user.')
  .meta({ id: 'Member' });
export type Member = z.output<typeof member>;

const memberWithCan = member
  .extend({
    can: z
      .object({
        edit: z.boolean().describe('Whether the caller may edit names and profile.'),
        changePermission: z.boolean().describe('Whether the caller may change the permission.'),
        remove: z.boolean().describe('Whether the caller may remove the member.'),
        endSessions: z.boolean().describe('Whether the caller may end sessions of the member.'),
        resetPassword: z.boolean().describe('Whether the caller may send a link for a new password.'),
        resetSecondFactor: z.boolean().describe('Whether the caller may try to remove lost second factors.'),
      })
      .describe('What the caller may do with the member.'),
  })
  .describe('A member with what the caller may do to it.');
export type MemberRow = z.output<typeof memberWithCan>;

export const customField = z
  .object({
    name: z.string().describe('Name of the field.'),
    type: z.enum(['string', 'ISOTimeString', 'number', 'boolean']).describe('Type of the values.'),
  })
  .describe('A custom field of the member profile.');

export const memberFilter = z
  .strictObject({
    searchField: z
      .enum(memberSearchFields)
      .default('none')
      .describe(
        'Field to search; `name` covers first and last name, `none` names, display name and both emails.',
      ),
    search: typed(100)
      .default('')
      .describe(
        'Text to search for; empty for all. Without a `searchField`, a member matches who has each of its words anywhere in names, display name, email or contact email.',
      ),
    extensive: z
      .stringbool()
      .or(z.boolean())
      .default(false)
      .describe('Whether to match anywhere in the value of `searchField` instead of at its start.'),
    permissions: orCommaList(z.array(permission).max(6))
      .default([])
      .describe('Permissions to include, separated by commas in a query; empty for all.'),
    updatedFrom: day.optional().describe('First day of the last update.'),
    updatedTo: day.optional().describe('Last day of the last update.'),
    people: id
      .optional()
      .describe('List of people that you have kept: the members in it. Everybody else finds no such list.'),
    email: typed(320)
      .transform((email) => email.toLowerCase())
      .optional()
      .describe('The whole email address: only the member with it. Case does not matter.'),
    updatedSince: sentInstant.optional().describe('Instant of the last update, included (RFC 3339).'),
    timeZone,
  })
  .describe('Which members to include.');
export type MemberFilter = z.output<typeof memberFilter>;

export const memberSelection = z
  .union([
    z.strictObject({
      ids: z
        .array(id)
        .min(1, { error: sentence('members.selection.empty') })
        .max(maxSelected, { error: sentence('members.selection.tooMany', { max: maxSelected }) })
        .describe('Identifiers of the memberships.'),
    }),
    z.strictObject({
      matching: memberFilter.describe('Filter that the members match.'),
      except: z.array(id).max(maxSelected).default([]).describe('Identifiers of memberships to leave out.'),
    }),
  ])
  .describe('Members of a bulk action: listed ones, or all that match a filter with exceptions.');
export type MemberSelection = z.output<typeof memberSelection>;

export const listMembers = contract({
  kind: 'query',
  access: { page: 'members' },
  scope: 'members',
  summary:
    'One page of the members, filtered by when they were last updated (both days included, in the given time zone) and by a search.',
  rest: { method: 'GET', path: '/accounts/{accountId}/members' },
  input: memberFilter.extend({
    accountId,
    ...paging,
    after: listPlace.optional(),
    sort: z.enum(memberSorts).default('updatedAt').describe('Field to sort by.'),
    direction,
  }),
  output: pageOf(memberWithCan).extend({
    totalIsExact: z.boolean().describe('False when `total` is a lower bound.'),
    lastPage: z
      .number()
      .int()
      .describe('Last page that can be requested; pages end after 1,000 members, `after` does not.'),
    outsideDates: z
      .object({
        count: z.number().int().describe('Number of these members.'),
        countIsExact: z.boolean().describe('False when `count` is a lower bound.'),
      })
      .optional()
      .describe('Members who match all but the days of the last update, where days are asked for.'),
    next: nextPlace,
    customFields: z.array(customField).describe('Custom fields of the account.'),
  }),
});

export const findMembers = contract({
  kind: 'query',
  access: { page: 'members' },
  scope: 'members',
  summary:
    'The few members that a search finds first: by the start of a name or email, else by words anywhere in names and emails.',
  rest: { method: 'GET', path: '/accounts/{accountId}/members/find' },
  input: findInput,
  output: foundOf(
    z
      .object({
        membershipId: id.describe('Identifier of the membership.'),
        displayName: z.string().describe('Display name.'),
        firstName: z.string().describe('First name.'),
        lastName: z.string().describe('Last name.'),
        email: z.string().describe('Email address.'),
        permission: permission.describe('Role in the account, or that the member is suspended.'),
      })
      .describe('A member.'),
  ),
  limit: findLimit,
});

/** The account of a change, with its own sentence when it is missing. */
export const accountOfUser = idOr(sentence('accounts.missingAccountId')).describe(
  'Identifier of the account.',
);
export const memberUser = z.object({
  accountId: accountOfUser,
  userId: idOr(sentence('accounts.missingUser')).describe('Identifier of the user.'),
});
export const ofMembership = z.object({
  accountId,
  membershipId: id.describe('Identifier of the membership.'),
});
export const membersPath = '/accounts/{accountId}/members' as const;

export const getMemberUser = contract({
  kind: 'query',
  access: 'affiliated',
  scope: 'members',
  summary: 'One user of the account: yourself, or any user if you may open the members page.',
  rest: { method: 'GET', path: `/accounts/{accountId}/users/{userId}` },
  input: memberUser,
  output: z.object({ member }),
});

export const listMemberUsers = contract({
  kind: 'query',
  access: { page: 'members' },
  scope: 'members',
  summary: 'The users of the account with these ids, separated by commas. Unknown ids are left out.',
  rest: { method: 'GET', path: `${membersPath}/users` },
  input: z.object({
    accountId,
    userIds: orCommaList(
      z
        .array(id)
        .min(1, { error: sentence('accounts.missingUser') })
        .max(100),
    ).describe('Identifiers of the users, separated by commas.'),
  }),
  output: z.object({ items: z.array(member).describe('Members with these identifiers.') }),
});

export const isMember = contract({
  kind: 'query',
  access: { page: 'members' },
  scope: 'members',
  summary: 'Whether a user with this email belongs to the account.',
  rest: { method: 'GET', path: `${membersPath}/exists` },
  input: z.object({ accountId, email: ownEmail }),
  output: z.object({ exists: z.boolean().describe('Whether the person belongs to the account.') }),
});

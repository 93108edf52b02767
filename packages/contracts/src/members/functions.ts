import { listLimit } from '@campus/domain/core/lists';
import * as z from 'zod';
import {
  accountId,
  contactEmail,
  displayName,
  firstName,
  id,
  instant,
  lastName,
  permission,
  teamId,
  title,
} from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { memberFieldName, memberFieldValue } from '../member-profile/member-profile.ts';
import { expectedMember, memberChanges } from './member-changes.ts';
import { customField, customFieldValue, memberSearchFields, memberSorts } from './members.ts';

/** A row of the members table. */
export const wireMember = z.object({
  _id: id,
  user: z.object({
    _id: id,
    username: z.string(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    displayname: z.string(),
    hwi_device: z.string(),
    hwi_os: z.string(),
    hwi_gfx: z.string(),
    hwi_processor: z.string(),
    hwi_ram: z.string(),
    hwi_id: z.string(),
  }),
  contactEmail: z.string(),
  title: z.string(),
  teamId: z.string(),
  permission,
  logins: z.int(),
  lastLoginAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  customFields: z.record(z.string(), customFieldValue),
  /** The badges in the membership's relation. */
  badges: z.array(z.object({ _id: id, name: z.string() })),
});
export type WireMember = z.output<typeof wireMember>;

/** Which members: last updated between two instants, both inclusive, and of these permissions only, if any. */
const filter = z
  .strictObject({
    greaterThanOrEqualTo: instant.optional(),
    lessThanOrEqualTo: instant.optional(),
    permissions: z.array(permission).max(6).default([]),
  })
  .prefault({});
const sort = z.tuple([z.enum(['asc', 'desc']), z.enum(memberSorts)]).default(['desc', 'updatedAt']);
const search = z.tuple([z.enum(memberSearchFields), z.string().max(100)]).default(['none', '']);
/** All members that a list like this would match. */
export const memberMatching = z.strictObject({ filter, search, extensiveSearch: z.boolean().default(false) });
const page = z.int().min(1).max(listLimit).default(1);

/**
 * One page of an account's members. `activePage` counts from 1; pages beyond the first 1,000 members answer
 * empty. `sort` names a field and a direction.
 * `count` is the number that match, exactly while `countIsExact`, else a lower bound.
 */
export const getMembersInfo = wireCall(
  'getMembersInfo',
  z.strictObject({
    accountId,
    options: z.strictObject({
      filter,
      sort,
      search,
      limit: z.int().min(1).max(100).default(25),
      activePage: page,
    }),
    extensiveSearch: z.boolean().default(false),
  }),
  z.object({
    results: z.array(wireMember),
    count: z.int(),
    countIsExact: z.boolean(),
    customFields: z.array(customField),
  }),
);

/** The same members as short records, 25 a page. `regex` matches anywhere in the value, and literally. */
export const getMembers = wireCall(
  'getMembers',
  z.strictObject({ accountId, page, filter, sort, search, regex: z.boolean().default(false) }),
  z.object({
    results: z.array(
      z.object({ _id: id, username: z.string(), user: wireMember.shape.user, email: z.string() }),
    ),
    count: z.int(),
    countIsExact: z.boolean(),
  }),
);

const user = z.strictObject({ userId: id, accountId });

/** Oneself, or any member to whoever may open the members. */
export const getUser = wireCall('getUser', user, wireMember);

/** Ids of nobody in the account are left out. */
export const getUsersByObjIdArr = wireCall(
  'getUsersByObjIdArr',
  z.strictObject({ userIdArr: z.array(id).max(100), accountId }),
  z.object({ results: z.array(wireMember) }),
);

/** Whether somebody with this email, however it is written, belongs to the account. */
export const isExistingMemberOfWorld = wireCall(
  'isExistingMemberOfWorld',
  z.strictObject({ accountId, email: z.string().max(100) }),
  z.boolean(),
);

/** The value the caller saw before: another one by now is a conflict. Ours; without it the last one wins. */
const expected = z.string().max(1000).optional();
/** `accountId` is ours: when given, a membership of another account is not found. */
const membership = z.strictObject({ membershipId: id, accountId: accountId.optional() });

/** Several attributes at once, all or none. */
export const updateMember = wireCall(
  'updateMember',
  z.strictObject({
    accountId,
    username: z.string().max(200),
    attributes: z.strictObject({
      displayname: displayName.optional(),
      firstname: firstName.optional(),
      lastname: lastName.optional(),
      contactEmail: contactEmail.optional(),
      title: title.optional(),
      teamId: teamId.optional(),
    }),
  }),
  wireMember,
);

/**
 * Ours: changes any fields of a member, all or none. A value in `expected` that is not the present one is a conflict.
 * `username` is answered as by `updateUserDisplayname`.
 */
export const changeMember = wireCall(
  'changeMember',
  z.strictObject({
    accountId,
    membershipId: id,
    ...memberChanges.shape,
    expected: expectedMember.default({}),
  }),
  z.object({ member: wireMember, username: z.object({ old: z.string(), new: z.string() }).nullable() }),
);

/** `username` tells the old and the new one when the change of the display name changed it. */
export const updateUserDisplayname = wireCall(
  'updateUserDisplayname',
  user.extend({ displayname: displayName, expected }),
  z.object({ member: wireMember, username: z.object({ old: z.string(), new: z.string() }).nullable() }),
);
export const updateUserFirstname = wireCall(
  'updateUserFirstname',
  user.extend({ firstname: firstName, expected }),
  wireMember,
);
export const updateUserLastname = wireCall(
  'updateUserLastname',
  user.extend({ lastname: lastName, expected }),
  wireMember,
);

/** Sets and clears fields of a member profile, all or none; `expected` holds what the caller saw before. */
export const updateUserAccountMemberProfile = wireCall(
  'updateUserAccountMemberProfile',
  user.extend({
    update: z.record(memberFieldName, memberFieldValue).default({}),
    unset: z.array(memberFieldName).max(100).default([]),
    expected: z.record(memberFieldName, customFieldValue.nullable()).default({}),
  }),
  wireMember,
);
export const updateUserAccountTeamId = wireCall(
  'updateUserAccountTeamId',
  membership.extend({ teamId, expected }),
  wireMember,
);
export const updateUserAccountPermission = wireCall(
  'updateUserAccountPermission',
  membership.extend({ permission, expected }),
  wireMember,
);

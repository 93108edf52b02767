import { listLimit, maxPageSize, pageSize } from '@campus/domain/core/lists';
import * as z from 'zod';
import { bind, bindAs } from '../core/binding.ts';
import { accountId, displayName, firstName, id, lastName, permission } from '../core/fields.ts';
import { listPlace, memberPage, nextPlace, orderOf } from '../core/list.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireForm } from '../core/wire-codec.ts';
import { memberFieldName, memberFieldValue } from '../member-profile/member-profile.ts';
import { teamId } from './fields.ts';
import { matching, matchingOf } from './matching.ts';
import * as operations from './member-changes.ts';
import * as members from './members.ts';
import { memberOf, wireMember } from './wire-member.ts';

const sort = z.tuple([z.enum(['asc', 'desc']), z.enum(members.memberSorts)]).default(['desc', 'updatedAt']);
const page = z.int().min(1).max(listLimit).default(1);

/**
 * One page of an account's members, without the caller's actions. `activePage` counts from 1; pages beyond the first
 * 1,000 members are empty. `sort` names a direction and a field. With `after`, rows come in order of creation, without
 * that limit. `count` is the number of matches: exact if `countIsExact`, otherwise a lower bound.
 */
export const getMembersInfo = bindAs(
  { ...members.listMembers, output: members.listMembers.output.extend({ items: z.array(members.member) }) },
  wireCall(
    'getMembersInfo',
    z.strictObject({
      accountId,
      options: z.strictObject({
        ...matching,
        sort,
        limit: z.int().min(1).max(maxPageSize).default(pageSize),
        activePage: page,
        after: listPlace.optional(),
      }),
      extensiveSearch: z.boolean().default(false),
    }),
    z.object({
      results: z.array(wireMember),
      count: z.int(),
      countIsExact: z.boolean(),
      // A platform of another make sends neither.
      outsideDates: members.listMembers.output.shape.outsideDates,
      next: nextPlace,
      customFields: z.array(members.customField),
    }),
  ),
  {
    params: (list) => {
      const { extensiveSearch, ...options } = matchingOf(list);
      const activePage = Math.min(list.page, listLimit);
      return {
        accountId: list.accountId,
        options: {
          ...options,
          sort: orderOf(list),
          limit: list.pageSize,
          activePage,
          after: list.after,
        },
        extensiveSearch,
      };
    },
    result: ({ results, customFields, outsideDates, next, ...counted }, asked) => ({
      ...memberPage(results.map(memberOf), counted, asked),
      customFields,
      outsideDates,
      next,
    }),
  },
);

/** Ours: the few members that a search finds first. */
export const findMembers = bind(members.findMembers, { name: 'findMembers' });

/** Members that match a filter, as short records, 25 a page. `regex` is matched literally, anywhere in the value. */
export const getMembers = wireCall(
  'getMembers',
  z.strictObject({ accountId, page, ...matching, sort, regex: z.boolean().default(false) }),
  z.object({
    results: z.array(
      z.object({ _id: id, username: z.string(), user: wireMember.shape.user, email: z.string() }),
    ),
    count: z.int(),
    countIsExact: z.boolean(),
  }),
);

const user = z.strictObject({ userId: id, accountId });

/** The caller, or any member if the caller may open the members page. */
export const getUser = bindAs(members.getMemberUser, wireCall('getUser', user, wireMember), {
  params: (asked) => asked,
  result: (sent) => ({ member: memberOf(sent) }),
});

/** Ids of people outside the account are left out. */
export const getUsersByObjIdArr = bindAs(
  members.listMemberUsers,
  wireCall(
    'getUsersByObjIdArr',
    z.strictObject({ userIdArr: z.array(id).max(100), accountId }),
    z.object({ results: z.array(wireMember) }),
  ),
  {
    params: ({ accountId, userIds }) => ({ accountId, userIdArr: userIds }),
    result: ({ results }) => ({ items: results.map(memberOf) }),
  },
);

/**
 * Whether a person with this email, ignoring case, belongs to the account. False for a text that is not an email, which
 * the contract refuses.
 */
export const isExistingMemberOfWorld = bindAs(
  members.isMember,
  wireCall('isExistingMemberOfWorld', z.strictObject({ accountId, email: z.string().max(100) }), z.boolean()),
  { params: (person) => person, result: (exists) => ({ exists }) },
);

/**
 * The value that the caller saw. If it has changed since, the call is a conflict. Ours; without it, the last change
 * wins.
 */
const expected = z.string().max(1000).optional();
/** `accountId` is ours: when given, a membership of another account is not found. */
const membership = z.strictObject({ membershipId: id, accountId: accountId.optional() });

const attributeNames = { displayName: 'displayname', firstName: 'firstname', lastName: 'lastname' } as const;
const attributes = wireForm(operations.memberAttributes, attributeNames, { strict: true });
const seenAttributes = wireForm(operations.expectedAttributes, attributeNames, { strict: true });

/** Several attributes at once, all or none. `expected` is ours: the values the caller saw before. */
export const updateMember = bindAs(
  operations.updateMemberByUsername,
  wireCall(
    'updateMember',
    z.strictObject({
      accountId,
      username: z.string().max(200),
      attributes: attributes.schema,
      expected: seenAttributes.schema.default({}),
    }),
    wireMember,
  ),
  {
    params: ({ expected, ...change }) => ({
      ...change,
      attributes: attributes.toWire(change.attributes),
      ...(expected && { expected: seenAttributes.toWire(expected) }),
    }),
    result: (sent) => ({ member: memberOf(sent) }),
  },
);

/** The old and new username, if the change of the display name led to a username other than requested. */
const replacedUsername = operations.updateMember.output.shape.username;

/**
 * Ours: changes any fields of a member, all or none. A value in `expected` that differs from the present one is a
 * conflict.
 */
export const changeMember = bindAs(
  operations.updateMember,
  wireCall(
    'changeMember',
    z.strictObject({
      accountId,
      membershipId: id,
      ...operations.memberChanges.shape,
      expected: operations.expectedMember.default({}),
    }),
    z.object({ member: wireMember, username: replacedUsername }),
  ),
  {
    params: (change) => change,
    result: ({ member, username }) => ({ member: memberOf(member), username }),
  },
);

export const updateUserDisplayname = wireCall(
  'updateUserDisplayname',
  user.extend({ displayname: displayName, expected }),
  z.object({ member: wireMember, username: replacedUsername }),
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
    expected: z.record(memberFieldName, members.customFieldValue.nullable()).default({}),
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

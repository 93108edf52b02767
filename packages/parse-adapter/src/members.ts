import type { memberAttributes } from '@campus/contracts/member-changes';
import type { listMembers, Member } from '@campus/contracts/members';
import {
  getMembersInfo,
  updateMember,
  updateUserAccountMemberProfile,
  updateUserAccountPermission,
  updateUserAccountTeamId,
  updateUserDisplayname,
  updateUserFirstname,
  updateUserLastname,
  type WireMember,
} from '@campus/contracts/wire/members';
import type { Permission } from '@campus/domain/levels';
import { memberListLimit, pageSize } from '@campus/domain/members';
import type * as z from 'zod';
import type { Calls } from './calls.ts';
import { instantsOf } from './instants.ts';
import { listPage } from './list-page.ts';

type Filter = z.output<typeof listMembers.input>;
type Attributes = z.output<typeof memberAttributes>;
interface OfUser {
  accountId: string;
  userId: string;
}
interface OfMembership {
  accountId: string;
  membershipId: string;
}

export type MembersPlatform = ReturnType<typeof membersPlatform>;

export function membersPlatform({ query, mutate }: Calls) {
  return {
    async list(filter: Filter) {
      const answer = await query(getMembersInfo, listParams(filter));
      return {
        ...listPage(answer.results.map(memberOf), answer.count, filter.page),
        totalIsExact: answer.countIsExact,
        lastPage: Math.max(1, Math.ceil(Math.min(answer.count, memberListLimit) / pageSize)),
        customFields: answer.customFields,
      };
    },

    async update({
      accountId,
      username,
      attributes,
    }: {
      accountId: string;
      username: string;
      attributes: Attributes;
    }) {
      const { displayName, firstName, lastName, ...others } = attributes;
      const wire = { displayname: displayName, firstname: firstName, lastname: lastName, ...others };
      return memberOf(await mutate(updateMember, { accountId, username, attributes: wire }));
    },

    async updateDisplayName({ displayName, ...user }: OfUser & { displayName: string }) {
      const answer = await mutate(updateUserDisplayname, { ...user, displayname: displayName });
      return { member: memberOf(answer.member), username: answer.username };
    },

    async updateFirstName({ firstName, ...user }: OfUser & { firstName: string }) {
      return memberOf(await mutate(updateUserFirstname, { ...user, firstname: firstName }));
    },

    async updateLastName({ lastName, ...user }: OfUser & { lastName: string }) {
      return memberOf(await mutate(updateUserLastname, { ...user, lastname: lastName }));
    },

    async updateContactEmail({ contactEmail, ...user }: OfUser & { contactEmail: string }) {
      return memberOf(
        await mutate(updateUserAccountMemberProfile, {
          ...user,
          ...setOrUnset('contactEmail', contactEmail),
        }),
      );
    },

    async updateTitle({ title, ...user }: OfUser & { title: string }) {
      return memberOf(
        await mutate(updateUserAccountMemberProfile, { ...user, ...setOrUnset('title', title) }),
      );
    },

    async updateTeam(change: OfMembership & { teamId: string }) {
      return memberOf(await mutate(updateUserAccountTeamId, change));
    },

    async updatePermission(change: OfMembership & { permission: Permission }) {
      return memberOf(await mutate(updateUserAccountPermission, change));
    },
  };
}

function listParams(filter: Filter): z.input<typeof getMembersInfo.input> {
  const { from, to } = instantsOf({
    from: filter.updatedFrom,
    to: filter.updatedTo,
    timeZone: filter.timeZone,
  });
  return {
    accountId: filter.accountId,
    options: {
      filter: { greaterThanOrEqualTo: from, lessThanOrEqualTo: to },
      sort: [filter.direction, filter.sort],
      search: [filter.searchField, filter.search],
      limit: pageSize,
      activePage: Math.min(filter.page, memberListLimit),
    },
    extensiveSearch: filter.extensive,
  };
}

/** An emptied profile field is removed, not stored as an empty text. */
function setOrUnset(field: 'contactEmail' | 'title', value: string) {
  return value === '' ? { unset: [field] } : { update: { [field]: value } };
}

function memberOf({ _id, user, ...membership }: WireMember): Member {
  return {
    id: _id,
    userId: user._id,
    email: user.email,
    username: user.username,
    displayName: user.displayname,
    firstName: user.firstname,
    lastName: user.lastname,
    contactEmail: membership.contactEmail,
    title: membership.title,
    teamId: membership.teamId,
    permission: membership.permission,
    logins: membership.logins,
    lastLoginAt: membership.lastLoginAt,
    createdAt: membership.createdAt,
    updatedAt: membership.updatedAt,
    hardware: {
      id: user.hwi_id,
      device: user.hwi_device,
      os: user.hwi_os,
      graphics: user.hwi_gfx,
      processor: user.hwi_processor,
      ram: user.hwi_ram,
    },
    customFields: membership.customFields,
    badges: membership.badges.map((badge) => ({ id: badge._id, name: badge.name })),
  };
}

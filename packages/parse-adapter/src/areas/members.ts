import { listPage } from '@campus/contracts/core/list';
import {
  changeMember,
  getMembersInfo,
  getUser,
  getUsersByObjIdArr,
  isExistingMemberOfWorld,
  updateMember,
  type WireMember,
} from '@campus/contracts/members/functions';
import type { memberAttributes } from '@campus/contracts/members/member-changes';
import type { listMembers, Member } from '@campus/contracts/members/members';
import { listLimit, pageSize } from '@campus/domain/core/lists';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { matchingOf } from './member-matching.ts';

type Filter = z.output<typeof listMembers.input>;
type Attributes = z.output<typeof memberAttributes>;
type MemberChange = z.input<typeof changeMember.input>;
interface OfUser {
  accountId: string;
  userId: string;
}

export type MembersPlatform = ReturnType<typeof membersPlatform>;

export function membersPlatform({ query, mutate }: Calls) {
  return {
    async getUser(user: OfUser) {
      return memberOf(await query(getUser, user));
    },

    async listUsers({ accountId, userIds }: { accountId: string; userIds: string[] }) {
      const { results } = await query(getUsersByObjIdArr, { accountId, userIdArr: userIds });
      return results.map(memberOf);
    },

    exists: (person: { accountId: string; email: string }) => query(isExistingMemberOfWorld, person),

    async list(filter: Filter) {
      const answer = await query(getMembersInfo, listParams(filter));
      return {
        ...listPage(answer.results.map(memberOf), answer.count, filter.page),
        totalIsExact: answer.countIsExact,
        lastPage: Math.max(1, Math.ceil(Math.min(answer.count, listLimit) / pageSize)),
        customFields: answer.customFields,
      };
    },

    async update(change: MemberChange) {
      const { member, username } = await mutate(changeMember, change);
      return { member: memberOf(member), username };
    },

    async updateByUsername({
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
  };
}

function listParams(list: Filter): z.input<typeof getMembersInfo.input> {
  const { filter, search, extensiveSearch } = matchingOf(list);
  return {
    accountId: list.accountId,
    options: {
      filter,
      sort: [list.direction, list.sort],
      search,
      limit: pageSize,
      activePage: Math.min(list.page, listLimit),
    },
    extensiveSearch,
  };
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

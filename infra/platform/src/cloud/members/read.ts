import { getMembers, getMembersInfo } from '@campus/contracts/wire/members';
import { pageSize } from '@campus/domain/members';
import type * as z from 'zod';
import { readCustomFields } from '../../members/custom-fields.ts';
import { listMembers } from '../../members/list-members.ts';
import type { MemberFilter } from '../../members/member-filter.ts';
import { readMembers } from '../../members/read-members.ts';
import { cloudFunction } from '../define.ts';

type Search = MemberFilter['search'];
type WireFilter = z.output<typeof getMembers.input>['filter'];

export const memberQueries = [
  cloudFunction(getMembersInfo, {
    access: { page: 'members' },
    handle: async ({ sql, input }) => {
      const { accountId, extensiveSearch, options } = input;
      const [list, customFields] = await Promise.all([
        listMembers(sql, {
          filter: filterOf(accountId, options.filter, searchOf(options.search, extensiveSearch)),
          sort: sortOf(options.sort),
          limit: options.limit,
          offset: (options.activePage - 1) * options.limit,
        }),
        readCustomFields(sql, accountId),
      ]);
      const results = await readMembers(sql, list.ids);
      return { results, count: list.count, countIsExact: list.countIsExact, customFields };
    },
  }),

  cloudFunction(getMembers, {
    access: { page: 'members' },
    handle: async ({ sql, input }) => {
      const list = await listMembers(sql, {
        filter: filterOf(input.accountId, input.filter, searchOf(input.search, input.regex)),
        sort: sortOf(input.sort),
        limit: pageSize,
        offset: (input.page - 1) * pageSize,
      });
      const members = await readMembers(sql, list.ids);
      const results = members.map(({ _id, user }) => ({
        _id,
        username: user.username,
        user,
        email: user.email,
      }));
      return { results, count: list.count, countIsExact: list.countIsExact };
    },
  }),
];

function filterOf(accountId: string, filter: WireFilter, search: Search): MemberFilter {
  return {
    accountId,
    updatedFrom: dateOf(filter.greaterThanOrEqualTo),
    updatedTo: dateOf(filter.lessThanOrEqualTo),
    permissions: filter.permissions,
    search,
  };
}

function dateOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}

function searchOf([field, text]: [Search['field'], string], anywhere: boolean): Search {
  return { field, text, anywhere };
}

function sortOf<Direction, Field>([direction, field]: [Direction, Field]) {
  return { direction, field };
}

import { getMembers, getMembersInfo } from '@campus/contracts/members/functions';
import { pageSize } from '@campus/domain/core/lists';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { readCustomFields } from './custom-fields.ts';
import { listMembers } from './list-members.ts';
import { filterOf, searches } from './member-filter.ts';
import { readMembers } from './read-members.ts';

export const memberQueries = [
  implement(getMembersInfo, {
    broad: ({ accountId, extensiveSearch, options }) =>
      searches(filterOf(accountId, { ...options, extensiveSearch }).search),
    handle: async ({ sql, input }) => {
      const { accountId, extensiveSearch, options } = input;
      const [list, customFields] = await Promise.all([
        listMembers(sql, {
          filter: filterOf(accountId, { ...options, extensiveSearch }),
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
    broad: (input) => searches(filterOf(input.accountId, { ...input, extensiveSearch: input.regex }).search),
    handle: async ({ sql, input }) => {
      const list = await listMembers(sql, {
        filter: filterOf(input.accountId, { ...input, extensiveSearch: input.regex }),
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

function sortOf<Direction, Field>([direction, field]: [Direction, Field]) {
  return { direction, field };
}

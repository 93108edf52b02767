import { getMembers, getMembersInfo } from '@campus/contracts/members/functions';
import { pageSize } from '@campus/domain/core/lists';
import type * as z from 'zod';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { readAfter } from '../../ground/database/read-after.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import type { Values } from '../../ground/database/values.ts';
import { countMatches } from './count-matches.ts';
import { readCustomFields } from './custom-fields.ts';
import { listMembers } from './list-members.ts';
import { filterOf, type MemberFilter, narrows, readMemberCondition } from './member-filter.ts';
import { searches } from './member-search.ts';
import { countOutsideDates } from './outside-dates.ts';
import { readMembers } from './read-members.ts';

export const memberQueries = [
  implement(getMembersInfo, {
    broad: ({ accountId, extensiveSearch, options }) =>
      searches(filterOf(accountId, { ...options, extensiveSearch }).search),
    handle: async ({ sql, input: { accountId, extensiveSearch, options } }) => {
      const filter = filterOf(accountId, { ...options, extensiveSearch });
      const [{ ids, ...counted }, customFields] = await Promise.all([
        options.after === undefined
          ? listPage(sql, filter, options)
          : listAfter(sql, filter, { after: options.after, limit: options.limit }),
        readCustomFields(sql, accountId),
      ]);
      return { results: await readMembers(sql, ids), ...counted, customFields };
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

type Options = z.output<typeof getMembersInfo.input>['options'];

async function listPage(sql: Queryable, filter: MemberFilter, { sort, limit, activePage }: Options) {
  const [list, outsideDates] = await Promise.all([
    listMembers(sql, { filter, sort: sortOf(sort), limit, offset: (activePage - 1) * limit }),
    countOutsideDates(sql, filter),
  ]);
  return { ...list, outsideDates };
}

/** The members who come after a place, for scripts that read all of them. */
async function listAfter(sql: Queryable, filter: MemberFilter, from: { after: string; limit: number }) {
  const { accountId } = filter;
  const condition = narrows(filter) ? (values: Values) => readMemberCondition(filter, values) : undefined;
  const [rows, counted] = await Promise.all([
    readAfter(sql, { table: '"Membership"', accountId, condition }, from),
    countMatches(sql, [filter]),
  ]);
  return { ...rows, ...counted };
}

function sortOf<Direction, Field>([direction, field]: [Direction, Field]) {
  return { direction, field };
}

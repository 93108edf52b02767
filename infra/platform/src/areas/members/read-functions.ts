import * as wire from '@campus/contracts/members/functions';
import { pageSize } from '@campus/domain/core/lists';
import type * as z from 'zod';
import { cloudFunction } from '../../call/define.ts';
import { implement } from '../../call/implement.ts';
import { readAfter } from '../../foundation/database/read-after.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { Values } from '../../foundation/database/values.ts';
import { checkedFilter } from './checked-filter.ts';
import { countMatches } from './count-matches.ts';
import { readCustomFields } from './custom-fields.ts';
import { findMembers } from './find-members.ts';
import { listMembers } from './list-members.ts';
import { type MemberFilter, narrows, readMemberCondition } from './member-filter.ts';
import { searches } from './member-search.ts';
import { countOutsideDates } from './outside-dates.ts';
import { readMembers } from './read-members.ts';

export const memberQueries = [
  implement(wire.getMembersInfo, {
    broad: ({ options: { search } }) => searches({ text: search[1] }),
    handle: async (call) => {
      const { sql, input } = call;
      const { extensiveSearch, options } = input;
      const filter = await checkedFilter(call, { ...options, extensiveSearch });
      const [{ ids, ...counted }, customFields] = await Promise.all([
        options.after === undefined
          ? listPage(sql, filter, options)
          : listAfter(sql, filter, { after: options.after, limit: options.limit }),
        readCustomFields(sql, input.accountId),
      ]);
      return { results: await readMembers(sql, ids), ...counted, customFields };
    },
  }),

  implement(wire.findMembers, ({ sql, input }) => findMembers(sql, input)),

  cloudFunction(wire.getMembers, {
    access: { page: 'members' },
    broad: ({ search }) => searches({ text: search[1] }),
    handle: async (call) => {
      const { sql, input } = call;
      const list = await listMembers(sql, {
        filter: await checkedFilter(call, { ...input, extensiveSearch: input.regex }),
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

type Options = z.output<typeof wire.getMembersInfo.input>['options'];

async function listPage(sql: Queryable, filter: MemberFilter, { sort, limit, activePage }: Options) {
  const [list, outsideDates] = await Promise.all([
    listMembers(sql, { filter, sort: sortOf(sort), limit, offset: (activePage - 1) * limit }),
    countOutsideDates(sql, filter),
  ]);
  return { ...list, outsideDates };
}

/** Lists the members after a position, for scripts that read all of them. */
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

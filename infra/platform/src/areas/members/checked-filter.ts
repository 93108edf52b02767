import type { memberMatching } from '@campus/contracts/members/matching';
import type { PageVisitor } from '@campus/domain/access/page-decision';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { filterOf, type MemberFilter } from './member-filter.ts';
import { checkSet } from './people-sets.ts';

/** The part of a call that says on whose behalf members are searched. */
export interface Filtering {
  sql: Queryable;
  input: { accountId: string };
  actor: { userId: string; accountAccess: PageVisitor };
}

/** The filter that a call names. A list of people is for its maker, who still has to see what it is from, and the members. */
export async function checkedFilter(
  { sql, input: { accountId }, actor: { userId, accountAccess } }: Filtering,
  matching: z.output<typeof memberMatching>,
): Promise<MemberFilter> {
  const filter = filterOf({ accountId, userId }, matching);
  if (filter.people) await checkSet(sql, { accountId, ...filter.people }, accountAccess);
  return filter;
}

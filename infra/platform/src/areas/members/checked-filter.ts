import type { memberMatching } from '@campus/contracts/members/matching';
import type { PageVisitor } from '@campus/domain/access/page-decision';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { filterOf, type MemberFilter } from './member-filter.ts';
import { checkSet } from './people-sets.ts';

/** The part of a call that identifies who searches members. */
export interface Filtering {
  sql: Queryable;
  input: { accountId: string };
  actor: { userId: string; accountAccess: PageVisitor };
}

/**
 * Returns the filter in a call. A list of people works only for its creator, who must still have access to
 * the list's source and to the members.
 */
export async function checkedFilter(
  { sql, input: { accountId }, actor: { userId, accountAccess } }: Filtering,
  matching: z.output<typeof memberMatching>,
): Promise<MemberFilter> {
  const filter = filterOf({ accountId, userId }, matching);
  if (filter.people) await checkSet(sql, { accountId, ...filter.people }, accountAccess);
  return filter;
}

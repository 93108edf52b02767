import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { type MemberFilter, memberCondition } from './member-filter.ts';

/** Counts all members of an account that match a filter, without a limit. */
export async function countMembers(sql: Queryable, filter: MemberFilter): Promise<number> {
  const values = collectValues();
  const counted = await sql.one<{ count: number }>(
    `select count(*)::int as count from "Membership" where ${memberCondition(filter, values)}`,
    values.list,
  );
  return counted?.count ?? 0;
}

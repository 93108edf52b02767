import type { Queryable } from '../../ground/database/sql.ts';

/** How many members an account has. */
export async function countMembers(sql: Queryable, accountId: string): Promise<number> {
  const counted = await sql.one<{ count: number }>(
    'select count(*)::int as count from "Membership" where account = $1',
    [accountId],
  );
  return counted?.count ?? 0;
}

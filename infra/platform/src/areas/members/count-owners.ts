import type { Queryable } from '../../foundation/database/sql.ts';

/** Returns the number of owners of an account. */
export async function countOwners(sql: Queryable, accountId: string): Promise<number> {
  const counted = await sql.one<{ owners: number }>(
    `select count(*)::int as owners from "Membership" where account = $1 and permission = 'owner'`,
    [accountId],
  );
  return counted?.owners ?? 0;
}

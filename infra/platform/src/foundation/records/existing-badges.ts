import type { Queryable } from '../database/sql.ts';

/** Returns the given ids that are badges of the account, without duplicates. */
export async function existingBadges(
  sql: Queryable,
  accountId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const badges = await sql.query<{ id: string }>(
    'select "objectId" as id from "Badge" where account = $1 and "objectId" = any($2)',
    [accountId, ids],
  );
  return badges.map((badge) => badge.id);
}

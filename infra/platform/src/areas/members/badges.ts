import type { Queryable } from '../../ground/database/sql.ts';

/** Those of the ids that are badges of the account, each once. */
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

/** Gives a member badges that exist; those the member has already stay. */
export async function giveBadges(
  sql: Queryable,
  membershipId: string,
  badgeIds: readonly string[],
): Promise<void> {
  if (badgeIds.length === 0) return;
  await sql.query(
    `insert into "_Join:badges:Membership" ("relatedId", "owningId")
     select badge, $1 from unnest($2::text[]) badge on conflict do nothing`,
    [membershipId, badgeIds],
  );
}

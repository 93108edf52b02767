import type { Queryable } from '../../ground/database/sql.ts';

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

import type { Queryable } from '../database/sql.ts';
import { membershipTable } from '../schema/tables/membership.ts';
import { insertRows } from './insert-rows.ts';
import type { NewRow } from './table.ts';

export interface NewMembership extends NewRow<typeof membershipTable> {
  /** The ids of badges that exist. */
  badgeIds?: readonly string[];
}

/**
 * Inserts memberships and returns their ids in the given order. Database triggers grant the roles and copy
 * the user fields that the members table shows.
 */
export async function insertMemberships(
  sql: Queryable,
  memberships: readonly NewMembership[],
): Promise<string[]> {
  const ids = await membershipTable.insert(sql, memberships);
  const badges = memberships.flatMap(({ badgeIds = [] }, index) =>
    badgeIds.map((relatedId) => ({ relatedId, owningId: ids[index] })),
  );
  await insertRows(sql, '_Join:badges:Membership', badges);
  return ids;
}

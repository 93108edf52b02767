import type { Queryable } from '../database/sql.ts';
import { insertRows } from './insert-rows.ts';
import { administratorsOf, baseColumns, type Recorded } from './row.ts';

export interface NewBadge extends Recorded {
  accountId: string;
  name: string;
  /** The stored file's name. */
  image?: string;
}

/** Inserts badges and returns their ids, in the given order. */
export async function insertBadges(sql: Queryable, badges: readonly NewBadge[]): Promise<string[]> {
  const rows = badges.map((badge) => ({
    ...baseColumns(badge, administratorsOf(badge.accountId)),
    account: badge.accountId,
    name: badge.name,
    image: badge.image ?? null,
  }));
  await insertRows(sql, 'Badge', rows);
  return rows.map((row) => row.objectId);
}

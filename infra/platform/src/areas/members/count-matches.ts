import { listLimit } from '@campus/domain/core/lists';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { type MemberFilter, memberQueries } from './member-filter.ts';

/**
 * Matches are counted exactly up to the length of a list. Counting all matches of a broad search would be
 * slower in larger accounts.
 */
export const countedExactly = listLimit;

export interface MatchCount {
  count: number;
  /** False if there are more matches than were counted. Then `count` is a lower bound. */
  countIsExact: boolean;
}

/** Returns the count up to the limit, and whether it is exact. */
export function cappedCount(count: number): MatchCount {
  return { count: Math.min(count, countedExactly), countIsExact: count <= countedExactly };
}

/** Counts the members that match any of the filters, up to the limit. */
export async function countMatches(sql: Queryable, filters: readonly MemberFilter[]): Promise<MatchCount> {
  const values = collectValues();
  const most = countedExactly + 1;
  const matches = filters.flatMap((filter) => memberQueries(filter, values, most));
  const counted = await sql.one<{ count: number }>(
    `select count(*)::int as count from (${matches.map((query) => `(${query})`).join(' union ')}) matches`,
    values.list,
  );
  return cappedCount(counted?.count ?? 0);
}

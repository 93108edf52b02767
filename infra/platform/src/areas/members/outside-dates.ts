import type { Queryable } from '../../foundation/database/sql.ts';
import { countMatches, type MatchCount } from './count-matches.ts';
import type { MemberFilter } from './member-filter.ts';

/**
 * Counts the members that match everything except the filter's dates, up to the counting limit. The index of
 * update times finds those before and after the dates. Returns undefined if the filter has no dates.
 */
export async function countOutsideDates(
  sql: Queryable,
  filter: MemberFilter,
): Promise<MatchCount | undefined> {
  const { updatedFrom, updatedTo } = filter;
  const outside: MemberFilter[] = [];
  if (updatedFrom) outside.push({ ...filter, updatedFrom: undefined, updatedTo: shifted(updatedFrom, -1) });
  if (updatedTo) outside.push({ ...filter, updatedFrom: shifted(updatedTo, 1), updatedTo: undefined });
  return outside.length === 0 ? undefined : countMatches(sql, outside);
}

function shifted(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

import type { MemberFilter } from '../members/member-filter.ts';
import { everybody } from '../members/member-search.ts';

/** The members that the list of badge assignments shows for a search and a badge. */
export function assignmentFilter(
  accountId: string,
  { search, badgeId }: { search: string; badgeId?: string | undefined },
): MemberFilter {
  return { accountId, badgeId, search: { ...everybody, text: search } };
}

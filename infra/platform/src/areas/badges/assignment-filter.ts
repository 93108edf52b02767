import type { MemberFilter } from '../members/member-filter.ts';
import { everybody } from '../members/member-search.ts';

/** Returns the members in the list of badge assignments for a search and a badge. */
export function assignmentFilter(
  accountId: string,
  { search, badgeId }: { search: string; badgeId?: string | undefined },
): MemberFilter {
  return { accountId, badgeId, search: { ...everybody, text: search } };
}

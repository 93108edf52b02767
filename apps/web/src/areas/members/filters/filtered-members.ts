import { noun } from '@campus/contracts/core/text';
import { formatTotal } from '../../../lib/format.ts';
import { type MembersState, matchedBy, type useMembers } from '../use-members.ts';
import { activeFilters } from './active-filters.ts';

/** The members who match the filters of the list. */
export interface FilteredMembers {
  matching: ReturnType<typeof matchedBy>;
  /** Their number, as text. */
  count: string;
}

/**
 * The filters and their match count; undefined if nothing is filtered, nothing matches, or the count is not
 * loaded.
 */
export function filteredMembers(
  state: MembersState,
  { data, isPlaceholderData }: Pick<ReturnType<typeof useMembers>, 'data' | 'isPlaceholderData'>,
): FilteredMembers | undefined {
  const isNarrow = activeFilters(state, () => undefined).length > 0;
  if (!isNarrow || !data || isPlaceholderData || data.total === 0) return undefined;
  return { matching: matchedBy(state), count: formatTotal(data, noun('noun.member')) };
}

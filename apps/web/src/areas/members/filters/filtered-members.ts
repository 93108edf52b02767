import { noun } from '@campus/contracts/core/text';
import { formatTotal } from '../../../lib/format.ts';
import { type MembersState, matchedBy, type useMembers } from '../use-members.ts';
import { activeFilters } from './active-filters.ts';

/** The members that the filters of the list show. */
export interface FilteredMembers {
  matching: ReturnType<typeof matchedBy>;
  /** How many they are, in words. */
  count: string;
}

/**
 * The people that the filters show; undefined if the filters exclude nobody, if they show nobody, and until that is
 * known.
 */
export function filteredMembers(
  state: MembersState,
  { data, isPlaceholderData }: Pick<ReturnType<typeof useMembers>, 'data' | 'isPlaceholderData'>,
): FilteredMembers | undefined {
  const isNarrow = activeFilters(state, () => undefined).length > 0;
  if (!isNarrow || !data || isPlaceholderData || data.total === 0) return undefined;
  return { matching: matchedBy(state), count: formatTotal(data, noun('noun.member')) };
}

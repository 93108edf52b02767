import { noun } from '@campus/contracts/core/messages';
import { formatTotal } from '../../lib/format.ts';
import type { ExportDialogProps } from './export-dialog.tsx';
import type { AssignmentsState, useAssignments } from './use-assignments.ts';

/**
 * The people that the filters show; undefined if the filters exclude nobody, if they show nobody, and until that is
 * known.
 */
export function filteredAssignments(
  { search, badgeId }: AssignmentsState,
  { data, isPlaceholderData }: Pick<ReturnType<typeof useAssignments>, 'data' | 'isPlaceholderData'>,
): ExportDialogProps['filtered'] {
  const isNarrow = search !== '' || badgeId !== undefined;
  if (!isNarrow || !data || isPlaceholderData || data.total === 0) return undefined;
  return { search, badgeId, count: formatTotal(data, noun('noun.member')) };
}

import { noun } from '@campus/contracts/core/messages';
import { formatTotal } from '../../lib/format.ts';
import type { ExportDialogProps } from './export-dialog.tsx';
import type { AssignmentsState, useAssignments } from './use-assignments.ts';

/** Whom the filters show; undefined where they leave nobody out, where they show nobody, and until that is known. */
export function filteredAssignments(
  { search, badgeId }: AssignmentsState,
  { data, isPlaceholderData }: Pick<ReturnType<typeof useAssignments>, 'data' | 'isPlaceholderData'>,
): ExportDialogProps['filtered'] {
  const isNarrow = search !== '' || badgeId !== undefined;
  if (!isNarrow || !data || isPlaceholderData || data.total === 0) return undefined;
  return { search, badgeId, count: formatTotal(data, noun('noun.member')) };
}

import { text } from '@campus/contracts/core/text';
import { Notice } from '../../../components/feedback/notice.tsx';
import type { MemberColumn } from './member-columns.tsx';

/** The row actions depend on these columns. */
const needed = ['teamId', 'permission'] as const;

/** Lists the required columns that a person has hidden. */
export function MissingColumns({ columns }: { columns: readonly MemberColumn[] }) {
  return needed
    .filter((id) => !columns.some((column) => column.id === id))
    .map((id) => (
      <Notice key={id} tone="error">
        {text('members.columnMissing', { column: id })}
      </Notice>
    ));
}

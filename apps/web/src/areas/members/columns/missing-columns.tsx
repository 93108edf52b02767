import { text } from '@campus/contracts/core/messages';
import { Notice } from '../../../components/feedback/notice.tsx';
import type { MemberColumn } from './member-columns.tsx';

/** The actions on members depend on these columns. */
const needed = ['teamId', 'permission'] as const;

/** Says which column was forgotten of those the table cannot do without; people may hide them, though. */
export function MissingColumns({ columns }: { columns: readonly MemberColumn[] }) {
  return needed
    .filter((id) => !columns.some((column) => column.id === id))
    .map((id) => (
      <Notice key={id} tone="error">
        {text('members.columnMissing', { column: id })}
      </Notice>
    ));
}

import { text } from '@campus/contracts/core/text';
import { Notice } from '../../../components/feedback/notice.tsx';
import type { MemberColumn } from './member-columns.tsx';

/** The actions on members depend on these columns. */
const needed = ['teamId', 'permission'] as const;

/** Names each required column that is not shown: people may hide them anyway. */
export function MissingColumns({ columns }: { columns: readonly MemberColumn[] }) {
  return needed
    .filter((id) => !columns.some((column) => column.id === id))
    .map((id) => (
      <Notice key={id} tone="error">
        {text('members.columnMissing', { column: id })}
      </Notice>
    ));
}

import { useMemo } from 'react';
import { useAccount } from '../../../shell/account.tsx';
import { useUser } from '../../../shell/session.tsx';
import type { CellEdits } from '../editing/cell-edits.ts';
import type { CustomField } from './custom-field.ts';
import { memberColumns, pickedColumns } from './member-columns.tsx';
import { useColumnChoice } from './use-column-choice.ts';

const none: readonly never[] = [];

/** The columns of the members table: all there are, and those the person picked. `onEdit` keeps its identity. */
export function useMemberColumns(customFields: readonly CustomField[] = none, onEdit: CellEdits['onEdit']) {
  const { id: accountId, assignablePermissions: assignable } = useAccount();
  const { id: ownId } = useUser();
  const [chosen, choose] = useColumnChoice(accountId, ownId);
  const all = useMemo(
    () => memberColumns(customFields, { ownId, assignable, onEdit }),
    [customFields, ownId, assignable, onEdit],
  );
  const shown = useMemo(() => pickedColumns(all, chosen), [all, chosen]);
  return { all, shown, chosen, choose };
}

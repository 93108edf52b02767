import { text } from '@campus/contracts/core/text';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { readStored } from '../../../lib/read-stored.ts';
import { columnsKey } from '../../../lib/storage.ts';
import { useAccount } from '../../../shell/account.tsx';
import { useUser } from '../../../shell/session.tsx';
import type { CellEdits } from '../editing/cell-edits.ts';
import type { CustomField } from './custom-field.ts';
import { defaultColumns, memberColumns, pickedColumns } from './member-columns.tsx';

const none: readonly never[] = [];

/**
 * The columns of the members table: all columns and the chosen ones. Pass an `onEdit` that does not change.
 */
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

const columnChoice = z.array(z.string()).min(1);

/** The columns that a person chose for an account, stored in this browser across reloads and sign-outs. */
function useColumnChoice(accountId: string, userId: string) {
  const key = columnsKey(accountId, userId);
  const notify = useNotify();
  const [stored] = useState(() => readStored(localStorage, key, columnChoice));
  const [chosen, setChosen] = useState(stored ?? defaultColumns);
  useEffect(() => {
    if (stored || localStorage.getItem(key) === null) return;
    localStorage.removeItem(key);
    notify.error(undefined, () =>
      text('members.columnsFailed', { reason: text('members.columnsUnreadable') }),
    );
  }, [key, stored, notify]);

  const choose = (columns: string[]) => {
    setChosen(columns);
    localStorage.setItem(key, JSON.stringify(columns));
  };
  return [chosen, choose] as const;
}

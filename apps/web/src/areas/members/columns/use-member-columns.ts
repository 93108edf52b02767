import { text } from '@campus/contracts/core/text';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import * as z from 'zod';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { readStored } from '../../../lib/read-stored.ts';
import { columnsKey } from '../../../lib/storage.ts';
import { paths } from '../../../paths.ts';
import { useAccount } from '../../../shell/account.tsx';
import { useUser } from '../../../shell/session.tsx';
import type { CellEdits } from '../editing/cell-edits.ts';
import type { CustomField } from './custom-field.ts';
import { defaultColumns, type MemberColumn, memberColumns, pickedColumns } from './member-columns.tsx';

const none: readonly never[] = [];

/**
 * The columns of the members table: all columns and the chosen ones. Pass an `onEdit` that does not change.
 */
export function useMemberColumns(customFields: readonly CustomField[] = none, onEdit: CellEdits['onEdit']) {
  const { id: accountId, assignablePermissions: assignable } = useAccount();
  const { id: ownId } = useUser();
  const [chosen, choose] = useColumnChoice(accountId, ownId);
  const from = useHere();
  const all = useMemo(
    () => memberColumns(customFields, { ownId, assignable, onEdit }, linkFrom(from)),
    [customFields, ownId, assignable, onEdit, from],
  );
  const shown = useMemo(() => pickedColumns(all, chosen), [all, chosen]);
  return { all, shown, chosen, choose };
}

/** The address of the list, to which the page of a person leads back. */
export function useHere(): string {
  const [path] = useLocation();
  const search = useSearch();
  return search === '' ? path : `${path}?${search}`;
}

function linkFrom(from: string): MemberColumn['link'] {
  return ({ id }) => ({ href: paths.member(id), state: { from } });
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

import { text } from '@campus/contracts/core/messages';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { readStored } from '../../../lib/read-stored.ts';
import { columnsKey } from '../../../lib/storage.ts';
import { defaultColumns } from './member-columns.tsx';

const columnChoice = z.array(z.string()).min(1);

/** The columns a person chose for an account, kept in this browser through reloads and sign-outs. */
export function useColumnChoice(accountId: string, userId: string) {
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

import { useState } from 'react';
import * as z from 'zod';
import { readStored } from '../../lib/read-stored.ts';
import { columnsKey } from '../../lib/storage.ts';
import { defaultColumns } from './member-columns.tsx';

const columnChoice = z.array(z.string()).min(1);

/** The columns a person chose for an account, kept in this browser through reloads and sign-outs. */
export function useColumnChoice(accountId: string, userId: string) {
  const key = columnsKey(accountId, userId);
  const [chosen, setChosen] = useState(() => readStored(localStorage, key, columnChoice) ?? defaultColumns);
  const choose = (columns: string[]) => {
    setChosen(columns);
    localStorage.setItem(key, JSON.stringify(columns));
  };
  return [chosen, choose] as const;
}

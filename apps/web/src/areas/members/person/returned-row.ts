import { useEffect, useRef } from 'react';
import { paths } from '../../../paths.ts';

/** The person whose page was open last in this tab. */
let opened: string | undefined;

/** Remembers whose page is open, for the list that comes after it. */
export function rememberRow(personId: string): void {
  opened = personId;
}

/** Gives the focus to the row of the person from whose page the list is returned to, once its rows are there. */
export function useReturnedRow(rows: readonly { id: string }[] | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!rows || opened === undefined) return;
    const link = list.current?.querySelector<HTMLElement>(`a[href*="${paths.member(opened)}"]`);
    opened = undefined;
    link?.focus();
  }, [rows]);
  return list;
}

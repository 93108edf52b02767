import { type KeyboardEvent, useCallback, useRef } from 'react';
import type { RowSelection } from './use-selection.ts';

/** Selects or deselects a row. With `range`, also all rows between it and the previous one. */
export type SelectRow = (id: string, selected: boolean, range: boolean) => void;

/** Selects single rows of a table, by their checkboxes or by Space anywhere in a row. */
export function useRowSelecting(ids: readonly string[], selection: RowSelection | undefined) {
  const anchor = useRef<string>(undefined);
  const set = selection?.set;

  const select = useCallback<SelectRow>(
    (id, selected, range) => {
      set?.(range ? between(ids, anchor.current ?? id, id) : [id], selected);
      anchor.current = id;
    },
    [set, ids],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const id = selection && event.key === ' ' ? ids[rowOf(event.target)] : undefined;
    if (!selection || id === undefined) return;
    event.preventDefault();
    select(id, !selection.has(id), event.shiftKey);
  };

  return { select, onKeyDown };
}

/** All rows between two rows, inclusive. Only the second if the first is not on this page. */
function between(ids: readonly string[], from: string, to: string): readonly string[] {
  const [first, last] = [ids.indexOf(from), ids.indexOf(to)];
  if (first < 0) return [to];
  return ids.slice(Math.min(first, last), Math.max(first, last) + 1);
}

/** The row of a focused cell; -1 if the focus is on a control inside a cell. */
function rowOf(target: EventTarget): number {
  const [row = ''] = (target instanceof HTMLElement && target.dataset.cell?.split(':')) || [];
  return row === '' ? -1 : Number(row);
}

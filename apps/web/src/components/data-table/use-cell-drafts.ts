import { useMemo, useState } from 'react';
import { useUnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { type Cell, type CellDraft, type CellSaving, type HeldDraft, shownText } from './cell-drafts.ts';

/**
 * The unsaved edits of a table's cells, because they are invalid or saving failed. They survive paging,
 * sorting, and refetching. Leaving the page asks first.
 */
export function useCellDrafts<Row>() {
  const [held, setHeld] = useState<readonly HeldDraft<Row>[]>([]);
  useUnsavedChanges(held.length > 0);

  const saving = useMemo<CellSaving<Row>>(() => {
    const keep = (draft: HeldDraft<Row>) => setHeld((all) => [...without(all, draft), draft]);
    const discard: CellSaving<Row>['discard'] = (cell) =>
      setHeld((all) => (all.some((draft) => isSameCell(draft, cell)) ? without(all, cell) : all));
    return {
      discard,
      hold: (cell, draft) => keep({ ...cell, ...draft, value: draft.text }),
      save: async (cell, value) => {
        discard(cell);
        const message = await cell.column.edit?.commit(cell.row, value);
        if (message !== undefined)
          keep({ ...cell, value, text: shownText(cell, value), message, state: 'failed' });
      },
    };
  }, []);

  const byRow = useMemo(() => {
    const rows = Map.groupBy(held, ({ rowId }) => rowId);
    return new Map([...rows].map(([id, drafts]) => [id, byColumn(drafts)] as const));
  }, [held]);

  return { held, byRow, saving };
}

function byColumn<Row>(drafts: readonly HeldDraft<Row>[]): ReadonlyMap<string, CellDraft> {
  return new Map(drafts.map((draft) => [draft.column.id, draft]));
}

type Place<Row> = Pick<Cell<Row>, 'rowId' | 'column'>;

function without<Row>(all: readonly HeldDraft<Row>[], cell: Place<Row>) {
  return all.filter((draft) => !isSameCell(draft, cell));
}

function isSameCell<Row>(one: Place<Row>, other: Place<Row>): boolean {
  return one.rowId === other.rowId && one.column.id === other.column.id;
}

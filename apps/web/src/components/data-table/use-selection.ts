import { maxSelected } from '@campus/domain/core/lists';
import { useCallback, useMemo, useState } from 'react';

/** The selection: rows by their ids, on any page, or all matches except these. */
export type Selection = { ids: readonly string[] } | { allMatching: true; except: readonly string[] };

export interface RowSelection {
  selection: Selection;
  has: (id: string) => boolean;
  /** The number of selected rows, of this number of matches. */
  count: (total: number) => number;
  /** Whether there is no room for a further row. */
  isFull: boolean;
  /** Selects or deselects these rows; keeps its identity. */
  set: (ids: readonly string[], selected: boolean) => void;
  /** Leaves out a row that is gone, such as a deleted one; keeps its identity. */
  forget: (id: string) => void;
  /** Selects all matches at the time when the selection is used. */
  selectAllMatching: () => void;
  clear: () => void;
}

const nothing: Selection = { ids: [] };

/**
 * The selected rows of a list. The selection survives other pages and another order. When `filter` changes,
 * which stands for everything that decides the matches, it is cleared.
 */
export function useSelection(filter: string): RowSelection {
  const [held, setHeld] = useState({ filter, selection: nothing });
  if (held.filter !== filter) setHeld({ filter, selection: nothing });
  const selection = held.filter === filter ? held.selection : nothing;

  const change = useCallback(
    (next: (selection: Selection) => Selection) =>
      setHeld((now) => ({ ...now, selection: next(now.selection) })),
    [],
  );
  const set = useCallback(
    (ids: readonly string[], selected: boolean) => change((now) => changed(now, ids, selected)),
    [change],
  );
  const forget = useCallback((id: string) => change((now) => without(now, id)), [change]);

  return useMemo(() => {
    const listed = new Set(listedIn(selection));
    const all = 'allMatching' in selection;
    return {
      selection,
      has: (id) => listed.has(id) !== all,
      count: (total) => (all ? Math.max(0, total - listed.size) : listed.size),
      isFull: listed.size >= maxSelected,
      set,
      forget,
      selectAllMatching: () => change(() => ({ allMatching: true, except: [] })),
      clear: () => change(() => nothing),
    };
  }, [selection, set, forget, change]);
}

function listedIn(selection: Selection): readonly string[] {
  return 'allMatching' in selection ? selection.except : selection.ids;
}

function without(selection: Selection, gone: string): Selection {
  const rest = listedIn(selection).filter((id) => id !== gone);
  return 'allMatching' in selection ? { allMatching: true, except: rest } : { ids: rest };
}

function changed(selection: Selection, ids: readonly string[], selected: boolean): Selection {
  const all = 'allMatching' in selection;
  const listed = new Set(listedIn(selection));
  for (const id of ids) {
    if (selected === all) listed.delete(id);
    else if (listed.size < maxSelected) listed.add(id);
  }
  return all ? { allMatching: true, except: [...listed] } : { ids: [...listed] };
}

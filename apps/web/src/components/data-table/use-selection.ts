import { maxSelected } from '@campus/domain/core/lists';
import { useCallback, useMemo, useState } from 'react';

/** The selection: row ids on any page, or all matches except some. */
export type Selection = { ids: readonly string[] } | { allMatching: true; except: readonly string[] };

export interface RowSelection {
  selection: Selection;
  has: (id: string) => boolean;
  /** The number of selected rows, given the number of matches. */
  count: (total: number) => number;
  /** Whether no further row can be selected. */
  isFull: boolean;
  /** Selects or deselects these rows. Keeps its identity. */
  set: (ids: readonly string[], selected: boolean) => void;
  /** Removes a row that no longer exists, such as a deleted one. Keeps its identity. */
  forget: (id: string) => void;
  /** Selects all rows that match when the selection is used. */
  selectAllMatching: () => void;
  clear: () => void;
}

const nothing: Selection = { ids: [] };

/**
 * The selected rows of a list. The selection survives paging and sorting. It is cleared when `filter`
 * changes, which must represent everything that affects the matches.
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

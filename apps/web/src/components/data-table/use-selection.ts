import { useCallback, useMemo, useState } from 'react';

/** At most so many rows can be selected, or excepted, one by one. */
export const mostSelected = 1000;

/** What is selected: rows by their ids, on whatever page, or all that the list matches but these. */
export type Selection = { ids: readonly string[] } | { allMatching: true; except: readonly string[] };

export interface RowSelection {
  selection: Selection;
  has: (id: string) => boolean;
  /** How many rows are selected, of so many that the list matches. */
  count: (total: number) => number;
  /** Whether there is no room for a further row. */
  isFull: boolean;
  /** Selects these rows, or selects them no longer; keeps its identity. */
  set: (ids: readonly string[], selected: boolean) => void;
  /** Selects whatever the list matches, when the selection is used. */
  selectAllMatching: () => void;
  clear: () => void;
}

const nothing: Selection = { ids: [] };

/**
 * Which rows of a list are selected. They stay so on other pages and in another order; when `filter` changes,
 * which stands for everything that decides what the list matches, nothing is selected any more.
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

  return useMemo(() => {
    const listed = new Set(listedIn(selection));
    const all = 'allMatching' in selection;
    return {
      selection,
      has: (id) => listed.has(id) !== all,
      count: (total) => (all ? Math.max(0, total - listed.size) : listed.size),
      isFull: listed.size >= mostSelected,
      set,
      selectAllMatching: () => change(() => ({ allMatching: true, except: [] })),
      clear: () => change(() => nothing),
    };
  }, [selection, set, change]);
}

function listedIn(selection: Selection): readonly string[] {
  return 'allMatching' in selection ? selection.except : selection.ids;
}

function changed(selection: Selection, ids: readonly string[], selected: boolean): Selection {
  const all = 'allMatching' in selection;
  const listed = new Set(listedIn(selection));
  for (const id of ids) {
    if (selected === all) listed.delete(id);
    else if (listed.size < mostSelected) listed.add(id);
  }
  return all ? { allMatching: true, except: [...listed] } : { ids: [...listed] };
}

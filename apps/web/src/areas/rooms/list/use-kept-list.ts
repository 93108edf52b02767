import type { Entry } from '@campus/domain/rooms/entries';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSelection } from '../../../components/data-table/use-selection.ts';
import { folderRowId } from './list-rows.ts';
import type { PageState } from './list-state.ts';
import { type OnZoomBack, useMoves } from './use-moves.ts';

/**
 * The state the list keeps while it is hidden, as on a phone while a room is open: open folders, scroll position,
 * selection, and last move. Folders start closed, except the folder of the open entry.
 */
export function useStoredList(
  accountId: string,
  { byId, state, onZoomBack }: { byId: ReadonlyMap<string, Entry>; state: PageState; onZoomBack: OnZoomBack },
) {
  const [{ item, folder }] = useState(state);
  const [changed, setChanged] = useState<ReadonlySet<string>>();
  const scrolled = useRef<number>(undefined);
  const selection = useSelection(JSON.stringify([state.search, state.show, state.unused]));
  const moves = useMoves(accountId, onZoomBack);
  const first = byId.get(item)?.group;
  const opened = useMemo(() => changed ?? new Set(first ? [folderRowId(first)] : []), [changed, first]);
  const toggle = useCallback(
    (rowId: string) =>
      setChanged(new Set(opened.has(rowId) ? [...opened].filter((id) => id !== rowId) : [...opened, rowId])),
    [opened],
  );
  return {
    /** The row that is in sight at first. */
    startId: item === '' ? folderRowId(folder) : item,
    /** How far it is scrolled, in pixels; undefined before it was shown. */
    scrolled,
    opened,
    toggle,
    selection,
    moves,
  };
}

export type StoredList = ReturnType<typeof useStoredList>;

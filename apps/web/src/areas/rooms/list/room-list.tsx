import type { Entry } from '@campus/domain/rooms/entries';
import { memo, type RefObject, useCallback, useMemo, useRef } from 'react';
import type { RowSelection } from '../../../components/data-table/use-selection.ts';
import { SortableList } from '../../../components/sortable-list/sortable-list.tsx';
import type { OnMove } from '../../../components/sortable-list/use-sorting.ts';
import { FolderRow } from './folder-row.tsx';
import { folderOfRow, rowsOf } from './list-rows.ts';
import type { Looked } from './list-state.ts';
import { RoomRow } from './room-row.tsx';
import { partOf } from './select-box.tsx';
import { VirtualRows } from './virtual-rows.tsx';

/**
 * Rooms and commands with their folders, to open and to order. It is drawn again only when something in it changes:
 * typing in the search must not wait for it.
 */
export const RoomList = memo(function RoomList({
  entries,
  inFolders,
  sizes,
  closed,
  looked,
  unsaved,
  selection,
  startId,
  scrolled,
  onMove,
  onToggle,
  onSelect,
  onSelectFolder,
}: {
  /** The entries that are listed, in order. */
  entries: readonly Entry[];
  /** The entries whose folders are listed, in order. */
  inFolders: readonly Entry[];
  /** How many entries each folder has, listed or not. */
  sizes: ReadonlyMap<string, number>;
  /** The rows of the folders that do not show their entries. */
  closed: ReadonlySet<string>;
  looked: Looked;
  /** The entries with changes that are not saved. */
  unsaved: ReadonlySet<string>;
  selection: RowSelection;
  startId: string;
  scrolled: RefObject<number | undefined>;
  onMove: OnMove;
  /** Opens or closes the folder of this row. */
  onToggle: (rowId: string) => void;
  onSelect: (id: string) => void;
  onSelectFolder: (folder: string) => void;
}) {
  const rows = useMemo(() => rowsOf(entries, inFolders), [entries, inFolders]);
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const byFolder = useMemo(() => Map.groupBy(entries, ({ group }) => group), [entries]);
  const idsIn = useCallback((folder: string) => (byFolder.get(folder) ?? []).map(({ id }) => id), [byFolder]);
  const { has, set } = selection;
  const chooseFolder = useCallback(
    (folder: string, chosen: boolean) => set(idsIn(folder), chosen),
    [set, idsIn],
  );
  // With Shift, the rows between the last chosen one and this one: what a closed folder hides is not among them.
  const lastChosen = useRef<string>(undefined);
  const choose = useCallback(
    (id: string, chosen: boolean, toHere: boolean) => {
      const seen = rows.filter(({ groupId }) => !groupId || !closed.has(groupId)).map((row) => row.id);
      const ends = [seen.indexOf(lastChosen.current ?? ''), seen.indexOf(id)].sort((a, b) => a - b);
      const [from = -1, to = -1] = ends;
      const between = toHere && from >= 0 ? seen.slice(from, to + 1) : [id];
      lastChosen.current = id;
      set(
        between.filter((row) => folderOfRow(row) === undefined),
        chosen,
      );
    },
    [rows, closed, set],
  );
  const renderRow = (id: string, isTabStop: boolean) => {
    const folder = folderOfRow(id);
    if (folder !== undefined)
      return (
        <FolderRow
          rowId={id}
          folder={folder}
          shown={byFolder.get(folder)?.length ?? 0}
          count={sizes.get(folder) ?? 0}
          isOpen={!closed.has(id)}
          isTabStop={isTabStop}
          isSelected={looked.item === '' && looked.folder === folder}
          chosen={partOf(idsIn(folder), has)}
          onChoose={chooseFolder}
          onToggle={onToggle}
          onSelect={onSelectFolder}
        />
      );
    const entry = byId.get(id);
    if (!entry) return null;
    return (
      <RoomRow
        entry={entry}
        isTabStop={isTabStop}
        isSelected={looked.item === id}
        isUnsaved={unsaved.has(id)}
        isChosen={has(id)}
        onChoose={choose}
        onSelect={onSelect}
      />
    );
  };
  return (
    <SortableList items={rows} closed={closed} onMove={onMove}>
      {(ids, activeId) => (
        <VirtualRows
          ids={ids}
          activeId={activeId}
          startId={startId}
          scrolled={scrolled}
          renderRow={renderRow}
        />
      )}
    </SortableList>
  );
});

import type { Entry } from '@campus/domain/rooms/entries';
import { useCallback, useMemo } from 'react';
import { SortableList } from '../../../components/sortable-list/sortable-list.tsx';
import { FolderRow } from './folder-row.tsx';
import { folderOfRow, rowsOf } from './list-rows.ts';
import { RoomRow } from './room-row.tsx';
import { partOf } from './select-box.tsx';
import type { KeptList } from './use-kept-list.ts';
import { VirtualRows } from './virtual-rows.tsx';

/** What is looked at: an entry by its id, or a folder by its name. */
interface Selected {
  item: string;
  folder: string;
}

/** Rooms and commands with their folders, to be looked at and put in order. */
export function RoomList({
  entries,
  sizes,
  closed,
  selected,
  unsaved,
  kept: { selection, moves, startId, scrolled, toggle },
  onSelect,
  onSelectFolder,
}: {
  /** The entries that are listed, in order. */
  entries: readonly Entry[];
  /** How many entries each folder has, listed or not. */
  sizes: ReadonlyMap<string, number>;
  /** The rows of the folders that do not show their entries. */
  closed: ReadonlySet<string>;
  selected: Selected;
  /** The entries with changes that are not saved. */
  unsaved: ReadonlySet<string>;
  kept: KeptList;
  onSelect: (id: string) => void;
  onSelectFolder: (folder: string) => void;
}) {
  const rows = useMemo(() => rowsOf(entries), [entries]);
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const inFolders = useMemo(() => Map.groupBy(entries, ({ group }) => group), [entries]);
  const idsIn = useCallback(
    (folder: string) => (inFolders.get(folder) ?? []).map(({ id }) => id),
    [inFolders],
  );
  const { has, set } = selection;
  const chooseFolder = useCallback(
    (folder: string, chosen: boolean) => set(idsIn(folder), chosen),
    [set, idsIn],
  );
  const renderRow = (id: string) => {
    const folder = folderOfRow(id);
    if (folder !== undefined)
      return (
        <FolderRow
          rowId={id}
          folder={folder}
          count={sizes.get(folder) ?? 0}
          isOpen={!closed.has(id)}
          isSelected={selected.item === '' && selected.folder === folder}
          chosen={partOf(idsIn(folder), has)}
          onChoose={chooseFolder}
          onToggle={toggle}
          onSelect={onSelectFolder}
        />
      );
    const entry = byId.get(id);
    if (!entry) return null;
    return (
      <RoomRow
        entry={entry}
        isSelected={selected.item === id}
        isUnsaved={unsaved.has(id)}
        isChosen={has(id)}
        onChoose={set}
        onSelect={onSelect}
      />
    );
  };
  return (
    <SortableList items={rows} closed={closed} onMove={moves.onMove}>
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
}

import { text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import { defaultVisibility, listedPlaces } from '@campus/domain/rooms/filter';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useMemo } from 'react';
import { EmptyFiltered } from '../../../components/feedback/empty-filtered.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useRoomUse } from '../use-room-use.ts';
import { folderRowId } from './list-rows.ts';
import { type Looked, nothing, type PageState, type SetPageState } from './list-state.ts';
import { ListTools } from './list-tools.tsx';
import { MoveBar } from './move-bar.tsx';
import { RoomList } from './room-list.tsx';
import { partOf } from './select-box.tsx';
import { unusedText } from './unused-filter.tsx';
import { useFoundEntries } from './use-found-entries.ts';
import type { StoredList } from './use-kept-list.ts';

/** The left column: all rooms and commands, to search, filter, order, and open. */
export function ListPanel({
  accountId,
  entries,
  state,
  looked,
  setState,
  unsaved,
  kept,
}: {
  accountId: string;
  entries: readonly Entry[];
  state: PageState;
  looked: Looked;
  setState: SetPageState;
  unsaved: ReadonlySet<string>;
  kept: StoredList;
}) {
  const { found, inFolders, sizes, isSearch } = useFoundEntries(entries, state);
  const { opened, selection, moves, startId, scrolled, toggle } = kept;
  const closed = useMemo(
    () => new Set([...sizes.keys()].map(folderRowId).filter((id) => !opened.has(id))),
    [sizes, opened],
  );
  const select = useCallback((item: string) => setState({ ...nothing, item }), [setState]);
  const selectFolder = useCallback((folder: string) => setState({ ...nothing, folder }), [setState]);
  return (
    <>
      <ListTools
        search={state.search}
        show={state.show}
        unused={state.unused}
        shown={found.length}
        total={entries.length}
        chosen={partOf(
          found.map(({ id }) => id),
          selection.has,
        )}
        onChoose={(all) => (all ? selection.selectAllMatching() : selection.clear())}
        onSearch={(search, options) => setState({ search }, options)}
        onShow={(show) => setState({ show }, { replace: true })}
        onUnused={(unused) => setState({ unused }, { replace: true })}
      />
      {found.length > 0 ? (
        <RoomList
          entries={found}
          inFolders={inFolders}
          sizes={sizes}
          closed={isSearch ? noFolders : closed}
          looked={looked}
          unsaved={unsaved}
          selection={selection}
          startId={startId}
          scrolled={scrolled}
          onMove={moves.onMove}
          onToggle={toggle}
          onSelect={select}
          onSelectFolder={selectFolder}
        />
      ) : (
        <Nothing isEmpty={entries.length === 0} state={state} setState={setState} />
      )}
      <BulkBar accountId={accountId} found={found} selection={selection} />
      <MoveBar moves={moves} />
    </>
  );
}

const noFolders: ReadonlySet<string> = new Set();

/** In place of the list: that there are no rooms, or that the filters leave none. */
function Nothing({
  isEmpty,
  state: { search, show, unused },
  setState,
}: {
  isEmpty: boolean;
  state: PageState;
  setState: SetPageState;
}) {
  const use = useRoomUse();
  if (isEmpty) return <EmptyState title={text('rooms.none')}>{text('rooms.none.yet')}</EmptyState>;
  const { places } = listedPlaces(show, search);
  const filters = [
    ...(unused ? [{ label: unusedText(use), onRemove: () => setState({ unused: false }) }] : []),
    ...(search === ''
      ? []
      : [{ label: text('rooms.filter.search', { search }), onRemove: () => setState({ search: '' }) }]),
    ...(places.length === 0
      ? []
      : [
          {
            label: text('rooms.filter.show', {
              places: places.map((place) => text(`rooms.place.${place}`)).join(', '),
            }),
            onRemove: () => setState({ show: [] }),
          },
        ]),
  ];
  return (
    <chakra.div flex="1" overflowY="auto">
      <EmptyFiltered
        title={text('rooms.none')}
        filters={filters}
        onRemoveAll={() => setState({ search: '', show: [...defaultVisibility], unused: false })}
      />
    </chakra.div>
  );
}

import '@campus/contracts/rooms/bulk-messages';
import '@campus/contracts/rooms/detail-messages';
import '@campus/contracts/rooms/list-messages';
import '@campus/contracts/rooms/rule-page-messages';
import '@campus/contracts/rooms/tool-messages';
import { text } from '@campus/contracts/core/text';
import { reservedFrom } from '@campus/domain/rooms/own-level';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Page } from '../../components/layout/page.tsx';
import { DetailColumn } from './detail/detail-column.tsx';
import { useEntryDrafts } from './detail/drafts/use-entry-drafts.ts';
import { AddMenu } from './detail/folder/add-menu.tsx';
import { ListPanel } from './list/list-panel.tsx';
import { nothing, usePageState } from './list/list-state.ts';
import { useStoredList } from './list/use-kept-list.ts';
import { RoomsContext } from './rooms-context.ts';
import { DoctorButton } from './tools/doctor-button.tsx';
import { MenuPreview } from './tools/menu-preview.tsx';
import { TrashButton } from './tools/trash-button.tsx';
import { narrow, useMedia, wide } from './use-media.ts';
import { listFailure, prefetchRooms, useRoomList } from './use-room-list.ts';
import { RoomUseContext, useReadRoomUse } from './use-room-use.ts';

/** Rooms and commands: the list on the left, the selected entry on the right. Phones show one at a time. */
export function ManageRoomsPage() {
  const list = useRoomList();
  const use = useReadRoomUse(list.accountId);
  const [state, setState] = usePageState();
  const drafts = useEntryDrafts(list.byId);
  const kept = useStoredList(list.accountId, {
    ...{ byId: list.byId, state },
    onZoomBack: (id, zoomCredential) => {
      const room = list.byId.get(id);
      if (room?.kind === 'room') {
        drafts.edit(id, { zoomCredential }, room);
        // The missing half is an error, which shows the fields of the meeting.
        drafts.attempt([id]);
      }
      setState({ ...nothing, item: id });
    },
  });
  const isNarrow = useMedia(narrow);
  const isWide = useMedia(wide);
  const [previews, setPreviews] = useState(false);
  const { accountId, data, entries, rooms, folders } = list;
  const unsaved = useMemo(() => new Set(drafts.dirty.map(({ id }) => id)), [drafts]);
  const { item, folder, add } = state;
  const looked = useMemo(() => ({ item, folder, add }), [item, folder, add]);
  const { offerUndo } = kept.moves;
  const context = useMemo(
    () =>
      data && {
        ...{ accountId, rooms, folders, offerUndo, offers: data.offers },
        reserved: reservedFrom(data.own.level, rooms, data.own.scenesAbove),
      },
    [accountId, rooms, folders, offerUndo, data],
  );
  const look = (id: string) => setState({ ...nothing, item: id });
  const isLooking = item !== '' || folder !== '' || add !== '';
  const showsList = !(isNarrow && isLooking) && (isWide || !previews);
  const shownEntries = previews ? entries.map((entry) => drafts.of(entry.id)?.entry ?? entry) : entries;
  const actions = (
    <>
      <DoctorButton onShow={look} />
      <TrashButton />
      <Button size="sm" variant="outline" aria-pressed={previews} onClick={() => setPreviews(!previews)}>
        {text('rooms.menu.show')}
      </Button>
      <AddMenu onAdd={(kind) => setState({ ...nothing, add: kind })} />
    </>
  );
  return (
    <RoomsContext value={context}>
      <Page
        title={text('page.manageRooms')}
        description={text('rooms.about')}
        fill
        actions={context && actions}
      >
        {!data && <LoadingOrError error={list.error} sentence={listFailure} onRetry={list.retry} />}
        {data && (
          <RoomUseContext value={use}>
            <Columns>
              {showsList && (
                <Column aria-label={text('rooms.list')} css={listSize}>
                  <ListPanel
                    accountId={accountId}
                    entries={entries}
                    state={state}
                    looked={looked}
                    setState={setState}
                    unsaved={unsaved}
                    kept={kept}
                  />
                </Column>
              )}
              {previews && !(isNarrow && isLooking) && (
                <Column aria-label={text('rooms.menu')} css={isWide ? previewSize : listSize}>
                  <MenuPreview entries={shownEntries} build={data.worldBuildVersion} />
                </Column>
              )}
              {(!isNarrow || isLooking || drafts.dirty.length > 0) && (
                <Column aria-label={text('rooms.detail')} flex="1" overflowY={{ md: 'auto' }}>
                  <DetailColumn byId={list.byId} drafts={drafts} looked={looked} setState={setState} />
                </Column>
              )}
            </Columns>
          </RoomUseContext>
        )}
      </Page>
    </RoomsContext>
  );
}

/** On phones, where the page scrolls, a list needs a height of its own. */
const listSize = {
  flexShrink: 0,
  w: { md: '20rem', xl: '24rem' },
  h: { base: 'calc(100dvh - 14rem)', md: 'auto' },
  minH: { base: '24rem', md: 0 },
};
const previewSize = { flexShrink: 0, w: '17rem' };

ManageRoomsPage.prefetchPage = prefetchRooms;

const Columns = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', md: 'row' }, gap: 5, flex: '1', minH: 0 },
});

const Column = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minW: 0,
    minH: 0,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
  },
});

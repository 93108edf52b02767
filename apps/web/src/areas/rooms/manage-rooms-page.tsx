import '@campus/contracts/rooms/detail-messages';
import '@campus/contracts/rooms/list-messages';
import '@campus/contracts/rooms/rule-page-messages';
import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Page } from '../../components/layout/page.tsx';
import { AddMenu } from './detail/add-menu.tsx';
import { DetailColumn } from './detail/detail-column.tsx';
import { useDrafts } from './detail/use-drafts.ts';
import { ListPanel } from './list/list-panel.tsx';
import { nothing, usePageState } from './list/list-state.ts';
import { RoomsContext } from './rooms-context.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { askRoomsAhead, listFailure, useRoomList } from './use-room-list.ts';

/** Rooms and commands: the list at the left, what is selected in it at the right; on phones one of them. */
export function ManageRoomsPage() {
  const list = useRoomList();
  const [state, setState] = usePageState();
  const drafts = useDrafts(list.byId);
  const isNarrow = useIsNarrow();
  const { accountId, data, entries, rooms, folders } = list;
  const unsaved = new Set(drafts.dirty.map(({ id }) => id));
  const context = useMemo(
    () => data && { accountId, rooms, folders, offers: data.offers },
    [accountId, rooms, folders, data],
  );
  const isLooking = state.item !== '' || state.folder !== '' || state.add !== '';
  return (
    <Page
      title={text('page.manageRooms')}
      description={text('rooms.about')}
      fill
      actions={context && <AddMenu onAdd={(add) => setState({ ...nothing, add })} />}
    >
      {!context && <LoadingOrError error={list.error} sentence={listFailure} onRetry={list.retry} />}
      {context && (
        <RoomsContext value={context}>
          <Columns>
            {!(isNarrow && isLooking) && (
              <Column aria-label={text('rooms.list')} w={{ md: '20rem', xl: '24rem' }} flexShrink={0}>
                <ListPanel
                  accountId={accountId}
                  entries={entries}
                  state={state}
                  setState={setState}
                  unsaved={unsaved}
                />
              </Column>
            )}
            {(!isNarrow || isLooking || drafts.dirty.length > 0) && (
              <Column aria-label={text('rooms.detail')} flex="1" overflowY={{ md: 'auto' }}>
                <DetailColumn byId={list.byId} drafts={drafts} state={state} setState={setState} />
              </Column>
            )}
          </Columns>
        </RoomsContext>
      )}
    </Page>
  );
}

ManageRoomsPage.prefetchPage = askRoomsAhead;

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

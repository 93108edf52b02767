import '@campus/contracts/web-rooms/page-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadingOrError } from '../../components/feedback/loading-or-error.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useLeaveGuard } from '../../editing/use-saving.ts';
import { RoomChoice } from './room-choice.tsx';
import { RoomForm } from './room-form.tsx';
import { useWebRooms } from './use-web-rooms.ts';

/** The names of the rooms that people can open in a browser, and their order. */
export function WebRoomsPage() {
  const rooms = useWebRooms();
  const { items, selected, changed, isLoaded } = rooms;
  const savesAll = changed.every((id) => id === selected?.id);
  useLeaveGuard({
    isDirty: changed.length > 0,
    isSaving: rooms.isSaving,
    save: savesAll ? rooms.save : undefined,
  });
  return (
    <Page title={text('page.manageWebRooms')} description={text('webRooms.about')}>
      {!isLoaded && <LoadingOrError error={rooms.error} onRetry={rooms.retry} />}
      {isLoaded && (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
          alignItems="start"
          gap={5}
        >
          <Card title={text('webRooms.rooms')} description={text('webRooms.rooms.about')}>
            {items.length === 0 ? (
              <EmptyState title={text('webRooms.none')} />
            ) : (
              <RoomChoice items={items} selected={selected} changed={changed} onChoose={rooms.choose} />
            )}
          </Card>
          {selected && <RoomForm rooms={rooms} room={selected} />}
        </chakra.div>
      )}
    </Page>
  );
}

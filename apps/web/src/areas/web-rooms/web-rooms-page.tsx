import '@campus/contracts/web-rooms/page-messages';
import { text } from '@campus/contracts/core/messages';
import { Card } from '../../components/layout/card.tsx';
import { Page } from '../../components/layout/page.tsx';

/** The names of the rooms that people can open in a browser, and their order. */
export function WebRoomsPage() {
  return (
    <Page title={text('page.manageWebRooms')} description={text('webRooms.about')}>
      <Card title={text('webRooms.room')} description={text('webRooms.room.about')} />
    </Page>
  );
}

import '@campus/contracts/rooms/page-messages';
import { text } from '@campus/contracts/core/messages';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Page } from '../../components/layout/page.tsx';

/** The rooms and commands of the world. */
export function ManageRoomsPage() {
  return (
    <Page title={text('page.manageRooms')} description={text('rooms.page')}>
      <EmptyState title={text('pagination.none')} />
    </Page>
  );
}

import '@campus/contracts/room-permissions/page-messages';
import { text } from '@campus/contracts/core/messages';
import { Card } from '../../components/layout/card.tsx';
import { Page } from '../../components/layout/page.tsx';

/** What people may do in the rooms of the world, by their roles. */
export function RoomPermissionsPage() {
  return (
    <Page title={text('roomPermissions.title')} description={text('roomPermissions.about')}>
      <Card title={text('roomPermissions.world')} description={text('roomPermissions.world.about')} />
    </Page>
  );
}

import '@campus/contracts/roles/page-messages';
import { text } from '@campus/contracts/core/messages';
import { Card } from '../../components/layout/card.tsx';
import { Page } from '../../components/layout/page.tsx';

/** Which roles may use options of the world, and which may open pages of the console. */
export function RolesPage() {
  return (
    <Page title={text('page.roles')} description={text('roles.about')}>
      <Card title={text('roles.commands')} description={text('roles.commands.about')} />
      <Card title={text('roles.controls')} description={text('roles.controls.about')} />
      <Card title={text('roles.pages')} description={text('roles.pages.about')} />
    </Page>
  );
}

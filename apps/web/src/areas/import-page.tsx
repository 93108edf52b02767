import '@campus/contracts/imports/page-messages';
import '@campus/contracts/invitations/page-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { Loading } from '../components/feedback/loading.tsx';
import { Page } from '../components/layout/page.tsx';
import { TabBar } from '../components/layout/tab-bar.tsx';
import { lazyPage } from '../lib/lazy-page.ts';
import { useAccount } from '../shell/account.tsx';
import { type ImportTab, useImportAddress, useImportHref } from './imports/import-address.ts';
import { InviteForm } from './invitations/invite-form.tsx';
import { InviteStatusPanel } from './invitations/list/invite-status-panel.tsx';

const BulkImport = lazyPage(() => import('./imports/bulk-import.tsx'), 'BulkImport');

/** Adds, updates, and removes people. Two areas share this page, each with its own tabs. */
export function ImportPage() {
  const { invitesDisabled } = useAccount();
  const [{ tab }] = useImportAddress();
  const href = useImportHref();
  const tabs = tabNames(invitesDisabled).map(([name, label]) => ({
    tab: name,
    label,
    href: href({ tab: name }),
  }));
  const shown = tab === 'individual' && invitesDisabled ? 'update' : tab;
  // The tables of a bulk import need the whole width: the panel comes below them.
  const columns = {
    base: 'minmax(0, 1fr)',
    ...(shown === 'individual' && { xl: '24rem minmax(0, 1fr)' }),
  };
  return (
    <Page title={text('import.title')} description={text('import.description')} wide>
      <TabBar label={text('import.tabs')} tabs={tabs} current={shown} />
      <chakra.div display="grid" gridTemplateColumns={columns} alignItems="start" gap={8}>
        {shown === 'individual' ? (
          <InviteForm />
        ) : (
          <Suspense fallback={<Loading />}>
            <BulkImport key={shown} tab={shown} />
          </Suspense>
        )}
        {!invitesDisabled && <InviteStatusPanel />}
      </chakra.div>
    </Page>
  );
}

function tabNames(invitesDisabled: boolean): [ImportTab, string][] {
  if (invitesDisabled)
    return [
      ['update', text('import.tab.update')],
      ['delete', text('import.tab.delete')],
    ];
  return [
    ['individual', text('import.tab.individual')],
    ['update', text('import.tab.updateInvite')],
    ['delete', text('import.tab.delete')],
  ];
}

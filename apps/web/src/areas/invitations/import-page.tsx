import '@campus/contracts/messages/invitations-page';
import { text } from '@campus/contracts/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState } from '../../components/empty-state.tsx';
import { Page } from '../../components/page.tsx';
import { useAccount } from '../../shell/account.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteStatusPanel } from './invite-status-panel.tsx';

/** Invites people to the account and shows what became of it. */
export function ImportPage() {
  const { invitesDisabled } = useAccount();
  return (
    <Page title={text('import.title')} description={text('import.description')} wide>
      {invitesDisabled ? (
        <EmptyState title={text('invitations.disabled')} />
      ) : (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '24rem minmax(0, 1fr)' }}
          alignItems="start"
          gap={8}
        >
          <InviteForm />
          <InviteStatusPanel />
        </chakra.div>
      )}
    </Page>
  );
}

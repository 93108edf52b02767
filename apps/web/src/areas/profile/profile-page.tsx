import { text } from '@campus/contracts/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Page } from '../../components/page.tsx';
import { Warning } from '../../components/warning.tsx';
import { useConsole } from '../../lib/use-console.ts';
import { useAccount } from '../../shell/account.tsx';
import { CredentialsCard } from './credentials-card.tsx';
import { Facts } from './facts.tsx';
import { LinkedAccountsCard } from './linked-accounts-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The person's own page: who they are to this account, how they log in, and where they are logged in. */
export function ProfilePage() {
  const account = useAccount();
  const { brand, clientVersion } = useConsole();
  return (
    <Page title="Profile" description="Who you are in this account, and how you log in.">
      {account.landing === 'suspended' && <SuspensionBanner world={account.worldDisplayName} />}
      <Facts />
      <CredentialsCard />
      <LinkedAccountsCard />
      <SessionsCard />
      {clientVersion && (
        <chakra.p textStyle="xs" color="fg.subtle">
          {brand} {clientVersion}
        </chakra.p>
      )}
    </Page>
  );
}

function SuspensionBanner({ world }: { world: string }) {
  return (
    <Warning>
      <chakra.p fontWeight="medium">{text('accounts.suspended', { world })}</chakra.p>
      <chakra.p textStyle="sm">{text('accounts.suspended.client')}</chakra.p>
    </Warning>
  );
}

import '@campus/contracts/profile/page-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { Notice } from '../../components/feedback/notice.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useConsole } from '../../lib/use-console.ts';
import { useAccount } from '../../shell/account.tsx';
import { Cards } from './cards.tsx';
import { Facts } from './facts.tsx';
import { LandingOffer } from './preferences/landing-offer.tsx';
import { useNavigationMessage } from './use-navigation-message.ts';

/** The person's own page: who they are in this account and to others, and how they log in. */
export function ProfilePage() {
  const account = useAccount();
  const { brand, clientVersion } = useConsole();
  useNavigationMessage();
  return (
    <Page title={text('profile.title')} description={text('profile.description')}>
      {account.landing === 'suspended' && <SuspensionBanner world={account.worldDisplayName} />}
      <LandingOffer />
      <Facts />
      <Cards />
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
    <Notice tone="warning">
      <chakra.p fontWeight="medium">{text('accounts.suspended', { world })}</chakra.p>
      <chakra.p textStyle="sm">{text('accounts.suspended.client')}</chakra.p>
    </Notice>
  );
}

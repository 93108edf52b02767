import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { CenteredCard } from '../components/layout/centered-card.tsx';
import { useOffersSwitch } from './use-offers-switch.ts';
import { WaysOut } from './ways-out.tsx';

/**
 * Shown instead of an account whose world has moved: its new address, and a link to the person's other
 * accounts.
 */
export function MovedAccount({ account }: { account: EnteredAccount }) {
  const { organizationName, movedTo } = account;
  const offersSwitch = useOffersSwitch();
  return (
    <CenteredCard title={organizationName} footer={<WaysOut offersAccounts={offersSwitch} />}>
      <p>{text('access.moved')}</p>
      <chakra.p mt={2}>
        {text('accounts.moved.there')}{' '}
        <chakra.a href={movedTo} color="accent.fg" textDecoration="underline" overflowWrap="anywhere">
          {movedTo}
        </chakra.a>
      </chakra.p>
    </CenteredCard>
  );
}

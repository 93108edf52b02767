import '@campus/contracts/accounts/page-messages';
import { text } from '@campus/contracts/core/messages';
import { onlyAccountOf } from '@campus/domain/accounts/accounts';
import { useEffect } from 'react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { paths } from '../../paths.ts';
import { useEnterAccount } from '../../shell/enter-account.ts';
import { useUser } from '../../shell/session.tsx';
import { trpc } from '../../trpc.ts';
import { AccountList } from './account-list.tsx';
import { AccountSearch } from './account-search.tsx';
import { NoAccounts } from './no-accounts.tsx';
import { SecondFactorOffer } from './second-factor-offer.tsx';

/** The account picker. Who has one account only goes straight into it; superadmins search all there are. */
export function AccountsPage() {
  const { superadmin, email } = useUser();
  return (
    <CenteredCard
      title={text('accounts.title')}
      width="32rem"
      description={
        <>
          {text('accounts.signedInAs')} <bdi>{email}</bdi>
        </>
      }
      footer={<TextLink href={paths.logout}>{text('action.logOut')}</TextLink>}
    >
      {superadmin && <SecondFactorOffer />}
      {superadmin ? <AccountSearch /> : <OwnAccounts />}
    </CenteredCard>
  );
}

function OwnAccounts() {
  const enter = useEnterAccount();
  const accounts = trpc.accounts.list.useQuery({});
  const only = accounts.data && onlyAccountOf({ superadmin: false, accounts: accounts.data.items })?.id;
  useEffect(() => {
    if (only !== undefined) enter(only);
  }, [only, enter]);

  if (accounts.isError && !accounts.data)
    return <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />;
  if (accounts.isPending || only !== undefined) return <Loading />;
  if (accounts.data.items.length === 0) return <NoAccounts />;
  return <AccountList accounts={accounts.data.items} onEnter={enter} />;
}

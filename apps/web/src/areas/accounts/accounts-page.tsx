import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/accounts/page-messages';
import { text } from '@campus/contracts/core/messages';
import { onlyAccountOf } from '@campus/domain/accounts/accounts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { useSignedInAt } from '../../lib/signed-in-at.ts';
import { paths } from '../../paths.ts';
import { useEnterAccount } from '../../shell/enter-account.ts';
import { useUser } from '../../shell/session.tsx';
import { trpc } from '../../trpc.ts';
import { AccountList } from './account-list.tsx';
import { AccountSearch } from './account-search.tsx';
import { EnterWorld } from './enter-world.tsx';
import { NoAccounts } from './no-accounts.tsx';
import { SecondFactorOffer } from './second-factor-offer.tsx';

/**
 * The account picker. A person with one account goes straight into it. A person who signed in at a world's page goes
 * into the account of that world. Superadmins search all accounts.
 */
export function AccountsPage() {
  const { superadmin, email } = useUser();
  const signedInAt = useSignedInAt();
  const [missed, setMissed] = useState<string>();
  if (signedInAt) return <EnterWorld account={signedInAt} onMissed={setMissed} />;
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
      {superadmin ? <AccountSearch /> : <OwnAccounts missed={missed} />}
    </CenteredCard>
  );
}

function OwnAccounts({
  missed,
}: {
  /** The organization at whose page the person signed in without being a member. */
  missed: string | undefined;
}) {
  const enter = useEnterAccount();
  const notify = useNotify();
  const accounts = trpc.accounts.list.useQuery({});
  const only = accounts.data && onlyAccountOf({ superadmin: false, accounts: accounts.data.items });
  useEffect(() => {
    if (!only) return;
    enter(only.id);
    if (missed === undefined) return;
    const { organizationName: account } = only;
    notify.session(text('accounts.elsewhere', { organization: missed, account }), 'warning');
  }, [only, enter, missed, notify]);

  if (accounts.isError && !accounts.data)
    return <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />;
  if (accounts.isPending || only) return <Loading />;
  return (
    <>
      {missed !== undefined && (
        <chakra.div mb={4}>
          <Notice tone="warning">{text('accounts.notMember', { organization: missed })}</Notice>
        </chakra.div>
      )}
      {accounts.data.items.length === 0 ? (
        <NoAccounts />
      ) : (
        <AccountList accounts={accounts.data.items} onEnter={enter} />
      )}
    </>
  );
}

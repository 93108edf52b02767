import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/accounts/page-messages';
import { text } from '@campus/contracts/core/text';
import { onlyAccountOf } from '@campus/domain/accounts/accounts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { useSignedInAt } from '../../lib/signed-in-at.ts';
import { takeWanted } from '../../lib/storage.ts';
import { useConsole } from '../../lib/use-console.ts';
import { paths } from '../../paths.ts';
import { makeCurrent, useEnterAccount } from '../../shell/enter-account.ts';
import { useUser } from '../../shell/session.tsx';
import { trpc } from '../../trpc.ts';
import { AccountList } from './account-list.tsx';
import { AccountSearch } from './account-search.tsx';
import { SecondFactorOffer } from './second-factor-offer.tsx';

/**
 * The account picker. A person with one account enters it directly. A person who signed in on a world's page
 * enters that world's account. Superadmins can search all accounts.
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
  /** The organization whose sign-in page the person used without being a member. */
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

/**
 * Enters the account of the world whose sign-in page the person used. If that fails, returns to the accounts.
 */
function EnterWorld({
  account: { id, organizationName },
  onMissed,
}: {
  account: { id: string; organizationName: string };
  /** Called with the name of the organization if the person is no member of it. */
  onMissed: (organizationName: string) => void;
}) {
  const account = trpc.accounts.get.useQuery({ accountId: id });
  const [, navigate] = useLocation();
  const settle = useEffectEvent((error: unknown) => {
    const isMissed = describeError(error).key === 'access.forbidden';
    if (isMissed) onMissed(organizationName);
    if (!error) makeCurrent(id);
    // Replaces this page in the history, so that "back" does not enter again.
    navigate(error ? paths.accounts : (takeWanted() ?? paths.admin), { replace: true, state: null });
  });
  const { isPending, error } = account;
  useEffect(() => {
    if (!isPending) settle(error);
  }, [isPending, error]);
  return <Loading fullPage />;
}

/** Shown to a person without accounts. Explains why, and what to do next. */
function NoAccounts() {
  const { supportEmail } = useConsole();
  return (
    <div>
      <p>{text('accounts.none')}</p>
      <chakra.ol mt={4} ps={5} listStyleType="decimal" color="fg.muted" textStyle="sm" spaceY={2}>
        <li>{text('accounts.none.invitation')}</li>
        <li>{text('accounts.none.region')}</li>
        <li>
          {text('accounts.none.support')}{' '}
          <chakra.a color="accent.fg" textDecoration="underline" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </chakra.a>
        </li>
      </chakra.ol>
      <chakra.p mt={4}>
        <TextLink href={paths.profile}>{text('accounts.none.profile')}</TextLink>
      </chakra.p>
    </div>
  );
}

import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { Loading } from '../components/feedback/loading.tsx';
import { CenteredCard } from '../components/layout/centered-card.tsx';
import { TextLink } from '../components/layout/text-link.tsx';
import { isOfAccount } from '../lib/account-address.ts';
import { useNamedAccount } from '../lib/account-router.tsx';
import { describeError } from '../lib/describe-error.ts';
import { currentAccountId } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { makeCurrent } from './enter-account.ts';
import { useUser } from './session.tsx';

/**
 * Shows the pages of the account in the address. If this tab was in another account, leaves that first and
 * deletes its data. An address without an account gets this tab's account.
 */
export function AddressedAccount({ children }: { children: (accountId: string | undefined) => ReactNode }) {
  const named = useNamedAccount();
  const [, setEntered] = useState<string>();
  const current = currentAccountId();
  if (named !== undefined && named !== current)
    return <EnterFirst key={named} accountId={named} onEntered={() => setEntered(named)} />;
  return (
    <Fragment key={current}>
      {named === undefined && <NameAccount />}
      {children(current)}
    </Fragment>
  );
}

/** Redirects an address without an account to the same address with this tab's account. */
function NameAccount() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  // Runs before any redirect below, which it would otherwise undo.
  useLayoutEffect(() => {
    if (!isOfAccount(path) || currentAccountId() === undefined) return;
    const { hash } = window.location;
    navigate(`${path}${search && `?${search}`}${hash}`, { replace: true, state: window.history.state });
  }, [path, search, navigate]);
  return null;
}

function EnterFirst({ accountId, onEntered }: { accountId: string; onEntered: () => void }) {
  const { accounts } = trpc.useUtils();
  const account = trpc.accounts.get.useQuery({ accountId });
  const enter = useEffectEvent((entered: EnteredAccount) => {
    makeCurrent(accountId);
    accounts.get.setData({ accountId }, entered);
    onEntered();
  });
  useEffect(() => {
    if (account.data) enter(account.data);
  }, [account.data]);
  if (!account.error) return <Loading fullPage />;
  return <NotEntered error={account.error} onRetry={() => void account.refetch()} />;
}

/**
 * Shown when the account in the address cannot be entered. People outside the account learn nothing else
 * about it.
 */
function NotEntered({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { email } = useUser();
  const { code = '' } = describeError(error);
  const isStranger = ['FORBIDDEN', 'NOT_FOUND'].includes(code);
  return (
    <CenteredCard
      title={text(isStranger ? 'account.stranger.title' : 'account.link.title')}
      footer={
        <>
          <TextLink href={paths.accounts}>{text('account.stranger.choose')}</TextLink>
          {' · '}
          <TextLink href={paths.logout}>{text('action.logOut')}</TextLink>
        </>
      }
    >
      {isStranger ? (
        <p>{text('account.stranger.reason', { email })}</p>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </CenteredCard>
  );
}

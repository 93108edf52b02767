import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { Loading } from '../components/feedback/loading.tsx';
import { useNotify } from '../components/feedback/toasts.tsx';
import { rememberOpenPages } from '../lib/open-pages.ts';
import { rememberWanted } from '../lib/storage.ts';
import { TitledAccount } from '../lib/use-title.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { AccountFailure } from './account-failure.tsx';
import { MovedAccount } from './moved-account.tsx';
import { useUser } from './session.tsx';
import { SingleSignOnRequired } from './single-sign-on-required.tsx';

const AccountContext = createContext<EnteredAccount | undefined>(undefined);

/**
 * Loads the account, with the person's level and pages in it, before rendering its children. Some accounts
 * show something else instead:
 * - If the account has moved, the new address.
 * - If it requires single sign-on, a link to that.
 * - If the password has expired, an address is unverified, or a second factor is missing, the page for that.
 * - For a suspended person, only /profile. Imports redirect to the accounts.
 */
export function AccountProvider({
  accountId,
  children,
  alone,
}: {
  /** Undefined if this tab has no account. */
  accountId: string | undefined;
  children: ReactNode;
  /** The content of /profile for a person without an account. */
  alone: ReactNode;
}) {
  if (accountId === undefined) return <NoAccount alone={alone} />;
  return <LoadedAccount accountId={accountId}>{children}</LoadedAccount>;
}

/** The current account. */
export function useAccount(): EnteredAccount {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider above it.');
  return account;
}

/** The current account; undefined on pages for people without one. */
export function useAccountIfAny(): EnteredAccount | undefined {
  return use(AccountContext);
}

function LoadedAccount({ accountId, children }: { accountId: string; children: ReactNode }) {
  const account = trpc.accounts.get.useQuery({ accountId });
  const [path] = useLocation();
  const open = account.data?.pages;
  useEffect(() => {
    if (open) rememberOpenPages(accountId, open);
  }, [accountId, open]);
  if (account.isPending) return <Loading fullPage />;
  if (!account.data) return <AccountFailure error={account.error} onRetry={() => void account.refetch()} />;
  const { landing } = account.data;
  if (landing === 'moved') return <MovedAccount account={account.data} />;
  if (landing === 'singleSignOn') return <SingleSignOnRequired account={account.data} />;
  if (landing === 'changePassword') return <Redirect to={paths.changePassword} replace />;
  if (landing === 'verify') return <Redirect to={paths.verify} replace />;
  if (landing === 'secondFactor') return <Redirect to={paths.secondFactor} replace />;
  if (landing === 'suspended' && path !== paths.profile)
    return <Redirect to={path === paths.import ? paths.accounts : paths.profile} replace />;
  return (
    <AccountContext value={account.data}>
      <TitledAccount value={account.data.organizationName}>{children}</TitledAccount>
    </AccountContext>
  );
}

/** People with accounts choose one first. People without accounts still have a profile. */
function NoAccount({ alone }: { alone: ReactNode }) {
  const [path] = useLocation();
  const { superadmin } = useUser();
  const accounts = trpc.accounts.list.useQuery({}, { enabled: path === paths.profile && !superadmin });
  if (accounts.isLoading) return <Loading fullPage />;
  if (accounts.data?.items.length === 0) return alone;
  return <ToAccounts />;
}

function ToAccounts() {
  const notify = useNotify();
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    notify.info(text('account.notLoaded'));
    rememberWanted(search ? `${path}?${search}` : path);
  }, [notify, path, search]);
  return <Redirect to={paths.accounts} replace />;
}

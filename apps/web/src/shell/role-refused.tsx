import '@campus/contracts/shell/admin-messages';
import { text } from '@campus/contracts/core/text';
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { useNotify } from '../components/feedback/toasts.tsx';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { useAccount } from './account.tsx';

/**
 * Shown when the server refuses a page's call because the person's role was lowered after they entered the
 * account. Redirects to the accounts (INT-002). Drops and reloads the account's level, which decides the
 * admin flag.
 */
export function RoleRefused({ name: page }: { name: string }) {
  const { id: accountId } = useAccount();
  const { accounts } = trpc.useUtils();
  const notify = useNotify();
  useEffect(() => {
    notify.info(text('page.forbidden', { page }));
    void accounts.get.reset({ accountId });
  }, [notify, page, accounts, accountId]);
  return <Redirect to={paths.accounts} replace />;
}

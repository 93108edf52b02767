import '@campus/contracts/shell/admin-messages';
import { text } from '@campus/contracts/core/text';
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { useNotify } from '../components/feedback/toasts.tsx';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { useAccount } from './account.tsx';

/**
 * For a page whose call the server refuses to the person's role, which was lowered after the account was entered: leads
 * to the accounts (INT-002). The account's level, from which the admin flag follows, is forgotten and read again.
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

import { text } from '@campus/contracts/core/messages';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { Loading } from '../components/feedback/loading.tsx';
import { CenteredCard } from '../components/layout/centered-card.tsx';
import { TextLink } from '../components/layout/text-link.tsx';
import { currentAccountId } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { useEnterAccount } from './enter-account.ts';

/**
 * Leads by a link that names its account into that account, before anything of another is shown. The address loses the
 * name then: the account belongs to the tab.
 */
export function AccountLink({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const query = new URLSearchParams(useSearch());
  const accountId = query.get('account');
  if (accountId === null) return children;
  query.delete('account');
  const page = query.size > 0 ? `${path}?${query}` : path;
  return <EnterFirst key={accountId} accountId={accountId} page={page} />;
}

function EnterFirst({ accountId, page }: { accountId: string; page: string }) {
  const enter = useEnterAccount();
  const known = currentAccountId() === accountId;
  const account = trpc.accounts.get.useQuery({ accountId }, { enabled: !known });
  const mayEnter = known || account.isSuccess;
  useEffect(() => {
    if (mayEnter) enter(accountId, page, { replace: true });
  }, [mayEnter, enter, accountId, page]);
  if (!account.error) return <Loading fullPage />;
  return (
    <CenteredCard
      title={text('account.link.title')}
      footer={<TextLink href={paths.landing}>{text('page.start')}</TextLink>}
    >
      <ErrorState error={account.error} onRetry={() => void account.refetch()} />
    </CenteredCard>
  );
}

import { text } from '@campus/contracts/core/messages';
import { type ReactNode, useEffect } from 'react';
import { useRoute, useSearch } from 'wouter';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { currentAccountId } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';
import { useEnterAccount } from '../enter-account.ts';

/** Leads by the mailed link of a task into the account it belongs to, before anything of another is shown. */
export function TaskLink({ children }: { children: ReactNode }) {
  const [isTask, params] = useRoute(paths.task);
  const accountId = new URLSearchParams(useSearch()).get('account');
  if (!isTask || accountId === null) return children;
  return <EnterFirst key={accountId} accountId={accountId} taskId={params.taskId} />;
}

function EnterFirst({ accountId, taskId }: { accountId: string; taskId: string }) {
  const enter = useEnterAccount();
  const known = currentAccountId() === accountId;
  const account = trpc.accounts.get.useQuery({ accountId }, { enabled: !known });
  const mayEnter = known || account.isSuccess;
  useEffect(() => {
    const page = paths.task.replace(':taskId', encodeURIComponent(taskId));
    if (mayEnter) enter(accountId, page, { replace: true });
  }, [mayEnter, enter, accountId, taskId]);
  if (!account.error) return <Loading fullPage />;
  return (
    <CenteredCard
      title={text('tasks.title')}
      footer={<TextLink href={paths.landing}>{text('page.start')}</TextLink>}
    >
      <ErrorState error={account.error} onRetry={() => void account.refetch()} />
    </CenteredCard>
  );
}

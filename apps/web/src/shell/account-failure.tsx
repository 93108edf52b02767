import { text } from '@campus/contracts/core/text';
import { useEffect, useEffectEvent } from 'react';
import { Redirect, useLocation } from 'wouter';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { Loading } from '../components/feedback/loading.tsx';
import { useNotify } from '../components/feedback/toasts.tsx';
import { CenteredCard } from '../components/layout/centered-card.tsx';
import { currentAccountId } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { useUser } from './session.tsx';
import { WaysOut } from './ways-out.tsx';

/**
 * Handles an account that could not be loaded. A toast shows the reason. The person goes to /verify if an
 * address must be verified, otherwise to /profile, which shows the reason and a retry button.
 */
export function AccountFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const notify = useNotify();
  const [path] = useLocation();
  const user = useUser();
  const accounts = trpc.accounts.list.useQuery({});
  const notifyOnce = useEffectEvent(() => notify.error(error));
  useEffect(() => notifyOnce(), []);

  if (accounts.isPending) return <Loading fullPage />;
  const account = accounts.data?.items.find(({ id }) => id === currentAccountId());
  if (account?.verificationRequired && !user.emailVerified) return <Redirect to={paths.verify} replace />;
  if (path !== paths.profile) return <Redirect to={paths.profile} replace />;
  return (
    <CenteredCard title={text('page.profile')} description={user.email} footer={<WaysOut offersAccounts />}>
      <ErrorState error={error} onRetry={onRetry} />
    </CenteredCard>
  );
}

import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { clearAccountData } from '../../lib/account-data.ts';
import { deletePersonData } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';

/** Ends the session, deletes the person's data in the browser, and opens the sign-in page. */
export function LogoutPage() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const { mutate, error } = trpc.auth.signOut.useMutation({
    onSuccess: () => {
      deletePersonData();
      clearAccountData();
      navigate(paths.login, { replace: true });
      queries.clear();
    },
  });
  const signOut = useEffectEvent(() => mutate({}));
  useEffect(() => signOut(), []);

  if (!error) return <Loading fullPage label={text('signOut.busy')} />;
  return (
    <CenteredCard title={text('signOut.failed')}>
      <ErrorState error={error} onRetry={() => mutate({})} />
    </CenteredCard>
  );
}

import '@campus/contracts/core/visitor-messages';
import '@campus/contracts/auth/page-messages';
import { text } from '@campus/contracts/core/text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { Loading } from '../../components/feedback/loading.tsx';
import { CenteredCard } from '../../components/layout/centered-card.tsx';
import { clearAccountData } from '../../lib/account-data.ts';
import { describeError } from '../../lib/describe-error.ts';
import { usePageOf } from '../../lib/page-person.ts';
import { deletePersonData, personOfTab } from '../../lib/storage.ts';
import { paths } from '../../paths.ts';
import { trpc } from '../../trpc.ts';

/** Ends the session, deletes the person's data in the browser, and opens the sign-in page. */
export function LogoutPage() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [person] = useState(personOfTab);
  usePageOf(person);
  const leaveTo = (path: string) => {
    deletePersonData();
    clearAccountData();
    navigate(path, { replace: true });
    queries.clear();
  };
  const { mutate, error } = trpc.auth.signOut.useMutation({
    onSuccess: () => leaveTo(paths.login),
    onError: (failure) => {
      // The session is another person's: it goes on, and this window with it.
      if (describeError(failure).key === 'session.otherPerson') leaveTo(paths.landing);
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

import type { SessionUser } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { Loading } from '../components/feedback/loading.tsx';
import { useNotify } from '../components/feedback/toasts.tsx';
import { withAccount } from '../lib/account-address.ts';
import { useNamedAccount } from '../lib/account-router.tsx';
import { lazyPage } from '../lib/lazy-page.ts';
import { usePageOf } from '../lib/page-person.ts';
import { hasStoredUser, personOfTab, rememberUser, rememberWanted } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';
import { useDeletePersonData } from './delete-person-data.ts';

const UserContext = createContext<SessionUser | undefined>(undefined);

const SessionEnded = lazyPage(() => import('./session-ended.tsx'), 'SessionEnded');

/**
 * Admits only signed-in people. Checks on every load and whenever the tab becomes visible. If the session
 * ends while a page is shown, hides the page until the person has signed in again, without losing input. On a
 * load without a session, a stored person goes to /logout, which clears the browser's data, and everyone else
 * goes to /login. After sign-in, they return to the requested address.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const session = trpc.auth.session.useQuery({}, { refetchOnWindowFocus: 'always', staleTime: 0 });
  const { refetch } = session;
  const user = session.data?.user;
  const [admitted, setAdmitted] = useState<SessionUser>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another load
  useEffect(() => void refetch({ cancelRefetch: false }), [path, refetch]);
  const isCleared = useClearedFor(user);
  // Until the window is clear of another person's data, its calls are that person's.
  usePageOf(isCleared ? (user ?? admitted)?.id : personOfTab());
  useEffect(() => {
    if (!user) return;
    setAdmitted(user);
    void SessionEnded.preload();
  }, [user]);

  if (session.isPending) return <Loading fullPage />;
  if (session.isError && !session.data)
    return (
      <main>
        <ErrorState error={session.error} onRetry={() => void refetch()} />
      </main>
    );
  const person = user ?? admitted;
  if (!person) return <SignInFirst />;
  if (!isCleared) return <Loading fullPage />;
  return (
    <>
      <chakra.div key={person.id} display={user ? 'contents' : 'none'}>
        <UserContext value={person}>{children}</UserContext>
      </chakra.div>
      {!user && (
        <Suspense fallback={<Loading fullPage />}>
          <SessionEnded user={person} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Whether the tab is clear of another person's data. If another tab has signed in someone else, deletes the
 * previous person's data first.
 */
function useClearedFor(user: SessionUser | null | undefined): boolean {
  const forget = useDeletePersonData();
  const [, setCleared] = useState<string>();
  const notify = useNotify();
  const userId = user?.id;
  const name = user?.displayName || user?.email || '';
  const isOther = userId !== undefined && (personOfTab() ?? userId) !== userId;
  useEffect(() => {
    if (userId === undefined) return;
    if (isOther) {
      forget();
      notify.session(text('session.replaced', { person: name }));
    }
    rememberUser(userId);
    setCleared(userId);
  }, [userId, isOther, forget, notify, name]);
  return !isOther;
}

/** The signed-in person. */
export function useUser(): SessionUser {
  const user = use(UserContext);
  if (!user) throw new Error('useUser needs a SessionGuard above it.');
  return user;
}

function SignInFirst() {
  const [path] = useLocation();
  const search = useSearch();
  const named = useNamedAccount();
  useEffect(
    () => rememberWanted(withAccount(search ? `${path}?${search}` : path, named)),
    [path, search, named],
  );
  return <Redirect to={hasStoredUser() ? paths.logout : paths.login} replace />;
}

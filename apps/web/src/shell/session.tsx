import type { SessionUser } from '@campus/contracts/auth/auth';
import { createContext, type ReactNode, use, useEffect } from 'react';
import { Redirect, useLocation, useRoute, useSearch } from 'wouter';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { Loading } from '../components/feedback/loading.tsx';
import { hasStoredUser, rememberUser, rememberWanted } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { trpc } from '../trpc.ts';

const UserContext = createContext<SessionUser | undefined>(undefined);

/**
 * Admits only signed-in people. It checks on every load and whenever the tab becomes visible. A person
 * whose session has ended goes to /logout, which clears the browser's data; everyone else goes to /login.
 * The mailed link of a task is resumed after that.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const session = trpc.auth.session.useQuery({}, { refetchOnWindowFocus: 'always', staleTime: 0 });
  const { refetch } = session;
  const user = session.data?.user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another load
  useEffect(() => void refetch({ cancelRefetch: false }), [path, refetch]);
  useEffect(() => {
    if (user) rememberUser(user.id);
  }, [user]);

  if (session.isPending) return <Loading fullPage />;
  if (session.isError && !session.data)
    return <ErrorState error={session.error} onRetry={() => void refetch()} />;
  if (!user) return <SignInFirst />;
  return <UserContext value={user}>{children}</UserContext>;
}

/** The signed-in person. */
export function useUser(): SessionUser {
  const user = use(UserContext);
  if (!user) throw new Error('useUser needs a SessionGuard above it.');
  return user;
}

function SignInFirst() {
  const [isTask, params] = useRoute(paths.task);
  const search = useSearch();
  useEffect(() => {
    if (isTask)
      rememberWanted(`${paths.task.replace(':taskId', encodeURIComponent(params.taskId))}?${search}`);
  }, [isTask, params, search]);
  return <Redirect to={hasStoredUser() ? paths.logout : paths.login} replace />;
}

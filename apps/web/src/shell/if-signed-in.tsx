import type { ReactNode } from 'react';
import { Loading } from '../components/feedback/loading.tsx';
import { currentAccountId, hasStoredUser } from '../lib/storage.ts';
import { trpc } from '../trpc.ts';

/** Shows one variant of a page to signed-in people with an account, and another to everyone else. */
export function IfSignedIn({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const mayBe = hasStoredUser() && currentAccountId() !== undefined;
  const session = trpc.auth.session.useQuery({}, { enabled: mayBe });
  if (!mayBe) return otherwise;
  if (session.isPending) return <Loading fullPage />;
  return session.data?.user ? children : otherwise;
}

import { usePageOf } from '../lib/page-person.ts';
import { trpc } from '../trpc.ts';

/** Reads who is signed in, for a page without a guard that says so. The calls of the page are that person's. */
export function useShownSession() {
  const session = trpc.auth.session.useQuery({});
  usePageOf(session.data?.user?.id);
  return session;
}

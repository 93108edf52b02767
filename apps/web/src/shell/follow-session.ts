import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { connectWindows } from '../lib/session-windows.ts';

/** The query with which pages read the session. */
export const sessionKey: QueryKey = [['auth', 'session']];

/**
 * Keeps the windows of this browser in step: tells the others when this one learns who is signed in, and reads the
 * session again when another one says something else. Returns a function that ends this.
 */
export function followSession(queries: QueryClient): () => void {
  let known: string | null | undefined;
  const windows = connectWindows((userId) => {
    if (userId !== known) void queries.invalidateQueries({ queryKey: sessionKey });
  });
  const stop = queries.getQueryCache().subscribe(({ query }) => {
    if (hashKey([query.queryKey[0]]) !== hashKey(sessionKey)) return;
    const data = query.state.data as { user: { id: string } | null } | undefined;
    if (data === undefined) return;
    const userId = data.user?.id ?? null;
    if (userId === known) return;
    known = userId;
    windows.tell(userId);
  });
  return () => {
    stop();
    windows.close();
  };
}

import { AccountRoutes } from './app.tsx';
import { currentAccountId, hasStoredUser } from './lib/storage.ts';
import { paths } from './paths.ts';
import type { GatewayCache } from './trpc.ts';

/**
 * Starts to load what a page of the account needs while the browser is still working on the console itself:
 * the session, the account, the page's code, and its first queries. Without a session, it loads nothing.
 */
export function prefetchPage(
  cache: GatewayCache,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
): void {
  const accountId = currentAccountId();
  if (accountId === undefined || !hasStoredUser() || !isInAccount(pathname)) return;
  void cache.auth.session.prefetch({});
  void cache.accounts.get.prefetch({ accountId });
  void AccountRoutes.prepare(cache, { accountId, pathname, search });
}

function isInAccount(pathname: string): boolean {
  return (
    [paths.landing, paths.profile, paths.admin].some((path) => path === pathname) ||
    pathname.startsWith(`${paths.admin}/`)
  );
}

import { AccountRoutes } from './app.tsx';
import { currentAccountId, hasStoredUser } from './lib/storage.ts';
import { paths } from './paths.ts';
import type { GatewayCache } from './trpc.ts';

/**
 * Begins what a page of the account needs while the browser is still at work on the console itself: who is signed
 * in, the account, the code of the page, and what the page asks first. Who has to sign in first asks nothing.
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

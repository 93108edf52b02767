import { AccountRoutes } from './app.tsx';
import { accountIn, isOfAccount } from './lib/account-address.ts';
import { currentAccountId, hasStoredUser } from './lib/storage.ts';
import { paths } from './paths.ts';
import type { GatewayCache } from './trpc.ts';

/**
 * Starts to load what a page of the account needs while the browser is still working on the console itself:
 * the session, the account, the page's code, and its first queries. Without a session, it loads nothing, nor when the
 * address leads to another account than this tab's: that one is entered first.
 */
export function prefetchPage(
  cache: GatewayCache,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location,
): void {
  const accountId = currentAccountId();
  const isOther = (accountIn(search) ?? accountId) !== accountId;
  if (
    accountId === undefined ||
    isOther ||
    !hasStoredUser() ||
    !(pathname === paths.landing || isOfAccount(pathname))
  )
    return;
  void cache.auth.session.prefetch({});
  void cache.accounts.get.prefetch({ accountId });
  void AccountRoutes.prepare(cache, { accountId, pathname, search });
}

import { AccountRoutes } from './app.tsx';
import { accountIn, isOfAccount } from './lib/account-address.ts';
import { currentAccountId, hasStoredUser } from './lib/storage.ts';
import { paths } from './paths.ts';
import type { GatewayCache } from './trpc.ts';

/**
 * Loads what an account page needs while the browser still starts the console: the session, the account, the
 * page's code, and its first queries. Loads nothing without a session. Loads nothing if the address is in
 * another account than this tab's either, because that account must be entered first.
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

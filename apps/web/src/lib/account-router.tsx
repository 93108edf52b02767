import { createContext, type ReactNode, use, useMemo } from 'react';
import { type AroundNavHandler, Router, type RouterObject, useRouter, useSearch } from 'wouter';
import { accountIn, withAccount, withoutAccount } from './account-address.ts';

const NamedAccount = createContext<string | undefined>(undefined);

/**
 * Adds the account of this tab to the address of each of its pages and to links, and removes it from the query that
 * pages read: pages keep their own state there.
 */
export function AccountRouter({ children }: { children: ReactNode }) {
  const outer = useRouter();
  const named = accountIn(useSearch());
  const options = useMemo(
    () => ({
      searchHook: (router: RouterObject) => withoutAccount(outer.searchHook(router)),
      hrefs: (href: string) => outer.hrefs(withAccount(href), outer),
      aroundNav: ((navigate, to, how) => outer.aroundNav(navigate, withAccount(to), how)) as AroundNavHandler,
    }),
    [outer],
  );
  return (
    <Router {...options}>
      <NamedAccount value={named}>{children}</NamedAccount>
    </Router>
  );
}

/** The id of the account in the address; undefined when the address names none. */
export function useNamedAccount(): string | undefined {
  return use(NamedAccount);
}

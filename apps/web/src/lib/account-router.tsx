import { createContext, type ReactNode, use, useMemo } from 'react';
import { type AroundNavHandler, Router, type RouterObject, useRouter, useSearch } from 'wouter';
import { accountIn, withAccount, withoutAccount } from './account-address.ts';

const NamedAccount = createContext<string | undefined>(undefined);

/**
 * Adds this tab's account to the addresses of its pages and to links. Removes it from the query that pages
 * read, where they keep their own state.
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

/** The account id in the address; undefined if there is none. */
export function useNamedAccount(): string | undefined {
  return use(NamedAccount);
}

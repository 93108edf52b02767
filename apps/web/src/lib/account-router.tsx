import { createContext, type ReactNode, use, useMemo } from 'react';
import { type AroundNavHandler, Router, type RouterObject, useRouter, useSearch } from 'wouter';
import { accountIn, withAccount, withoutAccount } from './account-address.ts';

const NamedAccount = createContext<string | undefined>(undefined);

/**
 * Puts the account of this tab into the address of every page of an account, and into links to them, and takes it out
 * of the query that pages read: they keep their own state in it.
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

import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { clearAccountData } from '../lib/account-data.ts';
import { currentAccountId, rememberAccount, takeWanted } from '../lib/storage.ts';
import { paths } from '../paths.ts';

/**
 * Makes an account the one of this tab, and goes there: to the given page, or to the one that was asked for before
 * an account was chosen. Clears everything that was typed, loaded, or shown of another account first.
 */
export function useEnterAccount() {
  const [, navigate] = useLocation();
  return useCallback(
    (accountId: string, page?: string, options: { replace?: boolean } = {}) => {
      const former = currentAccountId();
      if (former !== undefined && former !== accountId) clearAccountData();
      rememberAccount(accountId);
      navigate(page ?? takeWanted() ?? paths.admin, options);
    },
    [navigate],
  );
}

import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { clearAccountData } from '../lib/account-data.ts';
import { currentAccountId, rememberAccount, takeWanted } from '../lib/storage.ts';
import { paths } from '../paths.ts';

/** Makes an account the current one in this tab. Deletes all input and data of the previous account first. */
export function makeCurrent(accountId: string) {
  const previous = currentAccountId();
  if (previous !== undefined && previous !== accountId) clearAccountData();
  rememberAccount(accountId);
}

/**
 * Enters an account and opens the given page, or the page that was requested before an account was chosen.
 */
export function useEnterAccount() {
  const [, navigate] = useLocation();
  return useCallback(
    (accountId: string, page?: string) => {
      makeCurrent(accountId);
      navigate(page ?? takeWanted() ?? paths.admin);
    },
    [navigate],
  );
}

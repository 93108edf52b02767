import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { clearAccountData } from '../lib/account-data.ts';
import { currentAccountId, rememberAccount, takeWanted } from '../lib/storage.ts';
import { paths } from '../paths.ts';

/** Selects the account of this tab. First clears all input and data of another account. */
export function makeCurrent(accountId: string) {
  const previous = currentAccountId();
  if (previous !== undefined && previous !== accountId) clearAccountData();
  rememberAccount(accountId);
}

/** Enters an account, and goes to the given page, or to the one that was asked for before an account was chosen. */
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

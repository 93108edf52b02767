import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { currentAccountId, rememberAccount } from '../lib/storage.ts';
import { paths } from '../paths.ts';

/**
 * Makes an account the one of this tab, and goes there. Clears everything that was loaded of another
 * account first.
 */
export function useEnterAccount() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return useCallback(
    (accountId: string, page: string = paths.admin, options: { replace?: boolean } = {}) => {
      if (accountId !== currentAccountId()) queries.removeQueries({ predicate: isAboutAnAccount });
      rememberAccount(accountId);
      navigate(page, options);
    },
    [queries, navigate],
  );
}

function isAboutAnAccount({ queryKey: [, call] }: Query): boolean {
  if (typeof call !== 'object' || call === null || !('input' in call)) return false;
  const { input } = call;
  return typeof input === 'object' && input !== null && 'accountId' in input;
}

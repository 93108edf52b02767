import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { currentAccountId, rememberAccount, takeWanted } from '../lib/storage.ts';
import { paths } from '../paths.ts';

/**
 * Makes an account the one of this tab, and goes there: to the given page, or to the one that was asked for before
 * an account was chosen. Clears everything that was loaded of another account first.
 */
export function useEnterAccount() {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return useCallback(
    (accountId: string, page?: string, options: { replace?: boolean } = {}) => {
      if (accountId !== currentAccountId()) queries.removeQueries({ predicate: isAboutAnAccount });
      rememberAccount(accountId);
      navigate(page ?? takeWanted() ?? paths.admin, options);
    },
    [queries, navigate],
  );
}

function isAboutAnAccount({ queryKey: [, call] }: Query): boolean {
  if (typeof call !== 'object' || call === null || !('input' in call)) return false;
  const { input } = call;
  return typeof input === 'object' && input !== null && 'accountId' in input;
}

import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { clearAccountData } from '../lib/account-data.ts';
import { deletePersonData } from '../lib/storage.ts';

/** Deletes all stored and displayed data of a person, before another one is admitted. */
export function useDeletePersonData() {
  const queries = useQueryClient();
  return useCallback(() => {
    deletePersonData();
    clearAccountData();
    queries.removeQueries({ predicate: (query) => !isOfEverybody(query) });
  }, [queries]);
}

/** The next sign-in replaces the session, and the configuration is the same for everybody. */
function isOfEverybody({ queryKey: [path] }: Query): boolean {
  return Array.isArray(path) && ['auth.session', 'console.config'].includes(path.join('.'));
}

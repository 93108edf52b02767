import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { clearAccountData } from '../lib/account-data.ts';
import { forgetPerson } from '../lib/storage.ts';

/** Clears what the browser keeps and the page shows of a person, before another one is admitted. */
export function useForgetPerson() {
  const queries = useQueryClient();
  return useCallback(() => {
    forgetPerson();
    clearAccountData();
    queries.removeQueries({ predicate: (query) => !isOfEverybody(query) });
  }, [queries]);
}

/** The session is replaced when the next person signs in; the configuration is the same for all. */
function isOfEverybody({ queryKey: [path] }: Query): boolean {
  return Array.isArray(path) && ['auth.session', 'console.config'].includes(path.join('.'));
}

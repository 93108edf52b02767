import type { Query, QueryClient } from '@tanstack/react-query';

/** Removes all account data from the cache. */
export function removeAccountQueries(queries: QueryClient) {
  queries.removeQueries({ predicate: isAboutAnAccount });
}

function isAboutAnAccount({ queryKey: [, call] }: Query): boolean {
  if (typeof call !== 'object' || call === null || !('input' in call)) return false;
  const { input } = call;
  return typeof input === 'object' && input !== null && 'accountId' in input;
}

import { type ProviderKind, returnPaths } from '@campus/domain/sso/providers';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

export type ReturnParams = Readonly<Record<string, string>>;

/**
 * The parameters of the provider's redirect: in the query or, if the redirect carries tokens, in the
 * fragment. Removed from the address and the history at once.
 */
export function useReturnParams(kind: ProviderKind): ReturnParams {
  const query = useSearch();
  const [, navigate] = useLocation();
  const [params] = useState(() => readReturn(query, window.location.hash));
  const clean = useEffectEvent(() => navigate(returnPaths[kind], { replace: true }));
  useEffect(() => clean(), []);
  return params;
}

/** A fragment that is an anchor in the page contains no parameters. */
function readReturn(query: string, fragment: string): ReturnParams {
  const fields = fragment.includes('=') ? fragment.slice(1) : '';
  return Object.fromEntries([...new URLSearchParams(query), ...new URLSearchParams(fields)]);
}

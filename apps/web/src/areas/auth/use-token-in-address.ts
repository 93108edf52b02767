import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../paths.ts';

/**
 * The session token that a link has brought in the address, if any. It leaves the address and the history first, so
 * that neither shows or keeps it: until then, `ready` is false.
 */
export function useTokenInAddress(): { token: string | null; ready: boolean; forget: () => void } {
  const inAddress = new URLSearchParams(useSearch()).get('sessionToken');
  const [token, setToken] = useState(inAddress);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (inAddress !== null) navigate(paths.login, { replace: true });
  }, [inAddress, navigate]);
  return { token, ready: inAddress === null, forget: () => setToken(null) };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTell } from '../../components/toasts.tsx';
import { paths } from '../../paths.ts';
import { useSignedIn } from '../../shell/signed-in.ts';
import { trpc } from '../../trpc.ts';

/**
 * Signs in with the session token in the address, if there is one, and answers whether that is under way. The
 * token leaves the address and the history first, so that neither shows or keeps it.
 */
export function useBecome(): boolean {
  const search = useSearch();
  const [token] = useState(() => new URLSearchParams(search).get('sessionToken'));
  const [becoming, setBecoming] = useState(token !== null);
  const [, navigate] = useLocation();
  const tell = useTell();
  const signedIn = useSignedIn();
  const { mutateAsync } = trpc.auth.become.useMutation();
  const begun = useRef(false);

  const become = useEffectEvent(async (sessionToken: string) => {
    navigate(paths.login, { replace: true });
    try {
      const { user } = await mutateAsync({ sessionToken });
      signedIn(user);
    } catch (error) {
      tell.error(error);
      setBecoming(false);
    }
  });
  useEffect(() => {
    if (token === null || begun.current) return;
    begun.current = true;
    void become(token);
  }, [token]);
  return becoming;
}

import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useOnce } from '../../lib/use-once.ts';
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
  const [, navigate] = useLocation();
  const notify = useNotify();
  const signedIn = useSignedIn();
  const { client } = trpc.useUtils();

  const settled = useOnce(async () => {
    if (token === null) return;
    navigate(paths.login, { replace: true });
    try {
      const { user } = await client.auth.become.mutate({ sessionToken: token });
      signedIn(user);
    } catch (error) {
      notify.error(error);
      throw error;
    }
  });
  const failed = settled !== undefined && 'error' in settled;
  return token !== null && !failed;
}

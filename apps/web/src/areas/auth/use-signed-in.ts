import type { SessionUser } from '@campus/contracts/auth';
import { text } from '@campus/contracts/messages';
import { useLocation } from 'wouter';
import { useTell } from '../../components/toasts.tsx';
import { paths } from '../../paths.ts';
import { useEnterSession } from '../../shell/enter-session.ts';

/** Goes on with somebody who has just signed in: says so, and leads to the accounts. */
export function useSignedIn() {
  const tell = useTell();
  const enterSession = useEnterSession();
  const [, navigate] = useLocation();
  return (user: SessionUser, options: { replace?: boolean } = {}) => {
    enterSession(user);
    tell.success(text('auth.signedIn'));
    navigate(paths.accounts, options);
  };
}

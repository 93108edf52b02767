import type { SessionUser } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/messages';
import { useLocation } from 'wouter';
import { useTell } from '../components/feedback/toasts.tsx';
import { forgetWorld } from '../lib/sign-in-context.ts';
import { takeWanted } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { useEnterSession } from './enter-session.ts';

/** Lets somebody in who has just signed in: says so, and leads to the accounts, or to where a mailed link leads. "Back" leads past the sign-in. */
export function useSignedIn() {
  const enterSession = useEnterSession();
  const tell = useTell();
  const [, navigate] = useLocation();
  return (user: SessionUser, sentence: string = text('auth.signedIn')) => {
    forgetWorld();
    enterSession(user);
    tell.success(sentence);
    navigate(takeWanted() ?? paths.accounts, { replace: true });
  };
}

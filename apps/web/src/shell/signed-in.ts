import type { SessionUser } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/messages';
import { useLocation } from 'wouter';
import { useNotify } from '../components/feedback/toasts.tsx';
import { forgetWorld } from '../lib/sign-in-context.ts';
import { takeWanted } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { useEnterSession } from './enter-session.ts';

/**
 * Admits a person who has just signed in: confirms it, and goes to the accounts, or to the address
 * that was asked for first. "Back" skips the sign-in.
 */
export function useSignedIn() {
  const enterSession = useEnterSession();
  const notify = useNotify();
  const [, navigate] = useLocation();
  return (user: SessionUser, sentence: string = text('auth.signedIn')) => {
    forgetWorld();
    enterSession(user);
    notify.session(sentence);
    navigate(takeWanted() ?? paths.accounts, { replace: true });
  };
}

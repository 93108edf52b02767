import type { SessionUser } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/text';
import { useLocation } from 'wouter';
import { useNotify } from '../components/feedback/toasts.tsx';
import { clearWorld, type SignInWorld } from '../lib/sign-in-context.ts';
import { takeWanted } from '../lib/storage.ts';
import { paths } from '../paths.ts';
import { useEnterSession } from './enter-session.ts';

/**
 * Admits a person who has just signed in, optionally to a world. Confirms the sign-in and continues. "Back"
 * skips the sign-in page.
 */
export function useSignedIn(world?: SignInWorld) {
  const enterSession = useEnterSession();
  const notify = useNotify();
  const goOn = useGoOn(world);
  return (user: SessionUser, sentence: string = text('auth.signedIn')) => {
    clearWorld();
    enterSession(user);
    notify.session(sentence);
    goOn();
  };
}

/**
 * Redirects a signed-in person from a sign-in page to the requested address, or to the accounts, which enter
 * the account of the sign-in's world.
 */
export function useGoOn(world?: SignInWorld) {
  const [, navigate] = useLocation();
  return () =>
    navigate(takeWanted() ?? paths.accounts, {
      replace: true,
      ...(world?.account && { state: { signedInAt: world.account } }),
    });
}

import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod';
import { useNotify } from '../../components/feedback/toasts.tsx';

/** The message in the history state of a redirect to the profile. */
const historyState = z.object({ message: z.string().min(1) });

/** Shows the message in the history state once, then clears it. */
export function useNavigationMessage() {
  const notify = useNotify();
  const [path, navigate] = useLocation();
  const message = historyState.safeParse(useHistoryState()).data?.message;
  const notifyAndClear = useEffectEvent((sentence: string) => {
    notify.error(undefined, () => sentence);
    navigate(path, { replace: true, state: null });
  });
  useEffect(() => {
    if (message !== undefined) notifyAndClear(message);
  }, [message]);
}

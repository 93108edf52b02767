import { text } from '@campus/contracts/core/messages';
import { useSave } from '../../../components/feedback/use-save.ts';
import { trpc } from '../../../trpc.ts';

/** Ends one of the person's own sessions and confirms it. */
export function useEndSession() {
  const { sessions } = trpc.useUtils();
  return useSave(trpc.sessions.end, {
    done: () => text('sessions.ended'),
    refresh: () => sessions.list.invalidate(),
  });
}

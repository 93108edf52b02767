import { text } from '@campus/contracts/core/messages';
import { useTell } from '../../components/feedback/toasts.tsx';
import { trpc } from '../../trpc.ts';

/** Ends one of the own sessions and says so. */
export function useEndSession() {
  const tell = useTell();
  const { sessions } = trpc.useUtils();
  return trpc.sessions.end.useMutation({
    onSuccess: () => tell.success(text('sessions.ended')),
    onError: (error) => tell.error(error),
    onSettled: () => sessions.list.invalidate(),
  });
}

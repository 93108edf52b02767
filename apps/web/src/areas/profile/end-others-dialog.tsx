import { noun, text } from '@campus/contracts/core/messages';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useTell } from '../../components/feedback/toasts.tsx';
import { formatCount } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';

/** Asks before all sessions but this one end. */
export function EndOthersDialog({ others, onClose }: { others: number; onClose: () => void }) {
  const tell = useTell();
  const { sessions } = trpc.useUtils();
  const end = trpc.sessions.endOthers.useMutation({
    onSuccess: ({ ended }) => tell.success(text('sessions.othersEnded', { count: ended })),
    onError: (error) => tell.error(error),
    onSettled: () => sessions.list.invalidate(),
  });
  return (
    <ConfirmDialog
      title={text('profile.sessions.endOthers.ask')}
      message={text('profile.sessions.endOthers.consequence', {
        sessions: formatCount(others, noun('noun.otherSessionEnds')),
      })}
      confirmText={text('profile.sessions.endOthers')}
      danger
      onConfirm={() => end.mutateAsync({})}
      onClose={onClose}
    />
  );
}

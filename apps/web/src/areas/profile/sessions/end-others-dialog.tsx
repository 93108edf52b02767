import { noun, text } from '@campus/contracts/core/messages';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { formatCount } from '../../../lib/format.ts';
import { trpc } from '../../../trpc.ts';

/** Asks before all sessions but this one end. */
export function EndOthersDialog({ others, onClose }: { others: number; onClose: () => void }) {
  const { sessions } = trpc.useUtils();
  const end = useSave(trpc.sessions.endOthers, {
    done: ({ ended }) => text('sessions.othersEnded', { count: ended }),
    refresh: () => sessions.list.invalidate(),
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

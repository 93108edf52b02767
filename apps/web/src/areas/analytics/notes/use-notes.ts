import type { DayNote } from '@campus/contracts/analytics/day-notes';
import { text } from '@campus/contracts/core/text';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useAccount } from '../../../shell/account.tsx';
import { alone, trpc } from '../../../trpc.ts';

/** Reads the notes of the account. All graphs and the dialog share one request. */
export function useNotes() {
  const { id: accountId } = useAccount();
  return trpc.analytics.dayNotes.useQuery({ accountId }, { trpc: alone });
}

/** Writes a note, or changes one if it is given. Throws the reason, which the form shows. */
export function useWriteNote(note: DayNote | undefined) {
  const { id: accountId } = useAccount();
  const notify = useNotify();
  const { analytics } = trpc.useUtils();
  const add = trpc.analytics.addDayNote.useMutation();
  const change = trpc.analytics.changeDayNote.useMutation();
  return async (entered: Pick<DayNote, 'day' | 'text'>) => {
    if (note) await change.mutateAsync({ accountId, noteId: note.id, ...entered });
    else await add.mutateAsync({ accountId, ...entered });
    await analytics.dayNotes.invalidate();
    notify.success(text('analytics.notes.saved'));
  };
}

/** Deletes a note, and says so. */
export function useRemoveNote({ id: noteId }: DayNote) {
  const { id: accountId } = useAccount();
  const { analytics } = trpc.useUtils();
  const { mutateAsync } = useSave(trpc.analytics.removeDayNote, {
    done: () => text('analytics.notes.removed'),
    refresh: () => analytics.dayNotes.invalidate(),
  });
  return () => mutateAsync({ accountId, noteId });
}

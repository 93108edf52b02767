import { text } from '@campus/contracts/core/messages';
import { useSave } from '../../../components/feedback/use-save.ts';
import { useFollowTask } from '../../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../../trpc.ts';

/** Deletes all pending invitations of the account. */
export function useRemovePendingInvitations() {
  const { invitations } = trpc.useUtils();
  return useSave(trpc.invitations.removePending, {
    done: () => text('invitations.deletedPending'),
    failed: () => text('invitations.deletePendingFailed'),
    refresh: () => invitations.list.invalidate(),
  });
}

/** Begins the export of all invitations, or of those a search finds, whose result is mailed. */
export function useExportInvitations(accountId: string) {
  const follow = useFollowTask();
  const { mutate } = useSave(trpc.invitations.export, {
    done: ({ task }) => {
      follow(task);
      return text('invitations.exported');
    },
    failed: () => text('invitations.exportFailed'),
  });
  return (search?: string) => mutate({ accountId, search });
}

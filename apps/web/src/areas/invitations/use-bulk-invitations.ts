import { text } from '@campus/contracts/core/messages';
import { useTell } from '../../components/feedback/toasts.tsx';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';

/** Deletes all pending invitations of the account. */
export function useRemovePendingInvitations() {
  const { invitations } = trpc.useUtils();
  const tell = useTell();
  return trpc.invitations.removePending.useMutation({
    onSuccess: () => tell.success(text('invitations.deletedPending')),
    onError: (error) => tell.error(error, () => text('invitations.deletePendingFailed')),
    onSettled: () => invitations.list.invalidate(),
  });
}

/** Begins the export of all invitations, whose result is mailed. */
export function useExportInvitations(accountId: string) {
  const tell = useTell();
  const follow = useFollowTask();
  const { mutate } = trpc.invitations.export.useMutation({
    onSuccess: ({ task }) => {
      tell.success(text('invitations.exported'));
      follow(task);
    },
    onError: (error) => tell.error(error, () => text('invitations.exportFailed')),
  });
  return () => mutate({ accountId });
}

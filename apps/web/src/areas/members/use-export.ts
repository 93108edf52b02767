import { text } from '@campus/contracts/core/messages';
import { useTell } from '../../components/feedback/toasts.tsx';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';

/** Begins the export of all members, whose result is mailed. */
export function useExport(accountId: string) {
  const tell = useTell();
  const follow = useFollowTask();
  const { mutate } = trpc.members.export.useMutation({
    onSuccess: ({ task }) => {
      tell.success(text('members.export.started'));
      follow(task, () => undefined, text('members.export.failed'));
    },
    onError: (error) => tell.error(error, () => text('members.export.failed')),
  });
  return () => mutate({ accountId });
}

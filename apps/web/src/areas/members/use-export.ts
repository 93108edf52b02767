import { text } from '@campus/contracts/core/messages';
import { useSave } from '../../components/feedback/use-save.ts';
import { useFollowTask } from '../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../trpc.ts';

/** Begins the export of all members, whose result is mailed. */
export function useExport(accountId: string) {
  const follow = useFollowTask();
  const { mutate } = useSave(trpc.members.export, {
    done: ({ task }) => {
      follow(task, () => undefined, text('members.export.failed'));
      return text('members.export.started');
    },
    failed: () => text('members.export.failed'),
  });
  return () => mutate({ accountId });
}

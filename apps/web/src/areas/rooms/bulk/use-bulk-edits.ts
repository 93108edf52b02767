import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { isOpen } from '@campus/domain/tasks/tasks';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { useSave } from '../../../components/feedback/use-save.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useFollowTask } from '../../../shell/tasks/follow-tasks.tsx';
import { trpc } from '../../../trpc.ts';
import { useListCache } from '../use-list-cache.ts';
import type { BulkValues } from './bulk-fields.tsx';

const failed = (reason: string) => text('rooms.bulk.failed', { reason });

const countsOf = ({ done, total }: Task) => ({
  done: formatNumber(done),
  total: formatNumber(total ?? done),
});

/** Plans, applies, and undoes changes of many entries; `last` is the change that can be undone, after a reload too. */
export function useBulkEdits(accountId: string) {
  const notify = useNotify();
  const follow = useFollowTask();
  const cache = useListCache(accountId);
  const { tasks, rooms } = trpc.useUtils();
  const last = trpc.rooms.lastBulkEdit.useQuery({ accountId }).data?.task;
  const planning = useSave(trpc.rooms.planBulkEdit, { failed });
  const applying = useSave(trpc.rooms.applyBulkEdit, { failed });
  const undoing = useSave(trpc.rooms.undoBulkEdit, { failed });
  const discarding = useSave(trpc.tasks.cancel, { refresh: () => tasks.list.invalidate() });

  const begin = (task: Task, onEnd: (ended: Task) => void) => {
    tasks.get.setData({ accountId, taskId: task.id }, { task });
    follow(task, (ended) => {
      void cache.reload();
      void rooms.lastBulkEdit.invalidate({ accountId });
      onEnd(ended);
    });
  };
  const warnIfUnchanged = (ended: Task) => {
    if (ended.status === 'done' && ended.done === 0)
      notify.warning(text('rooms.bulk.ended', countsOf(ended)));
  };
  const apply = async ({ id: taskId }: Task) => {
    const answer = await applying.mutateAsync({ accountId, taskId }).catch(() => undefined);
    if (answer) begin(answer.task, warnIfUnchanged);
    return answer !== undefined;
  };
  const undo = async (edit: Task) => {
    const answer = await undoing.mutateAsync({ accountId, taskId: edit.id }).catch(() => undefined);
    if (!answer) return;
    rooms.lastBulkEdit.setData({ accountId }, { task: null });
    begin(answer.task, (ended) => {
      const say = ended.status === 'done' && ended.failed === 0 ? notify.success : notify.warning;
      say(text('rooms.bulk.undone', countsOf(ended)));
    });
  };
  return {
    last: last && { ...countsOf(last), at: last.finishedAt ?? last.createdAt, undo: () => undo(last) },
    isSaving: planning.isPending || applying.isPending,
    isUndoing: undoing.isPending,
    plan: async (entryIds: readonly string[], values: BulkValues) => {
      const answer = await planning
        .mutateAsync({ accountId, entryIds: [...entryIds], values })
        .catch(() => undefined);
      return answer?.task;
    },
    apply,
    /** Drops a plan that is not applied. */
    discard: ({ id: taskId }: Task) => {
      const known = tasks.get.getData({ accountId, taskId });
      if (!known || isOpen(known.task.status)) discarding.mutate({ accountId, taskId });
    },
  };
}

export type BulkEdits = ReturnType<typeof useBulkEdits>;

import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { formatNumber } from '../../lib/format.ts';
import { trpc } from '../../trpc.ts';
import { useAccount } from '../account.tsx';
import { settledOf } from './use-tasks.ts';

/** Stops a task, after explaining what has already been done. */
export function StopTask({ task }: { task: Task }) {
  const { id: accountId } = useAccount();
  const [asking, setAsking] = useState(false);
  const { tasks } = trpc.useUtils();
  const cancel = useSave(trpc.tasks.cancel, { refresh: () => tasks.invalidate() });
  const settled = settledOf(task);
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setAsking(true)}>
        {text('tasks.stop')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text('tasks.stop.title', { task: text(`tasks.kind.${task.kind}`) })}
          message={
            settled > 0
              ? text('tasks.stop.message', { settled: formatNumber(settled) })
              : text('tasks.stop.messageNone')
          }
          confirmText={text('tasks.stop')}
          cancelText={text('tasks.stop.goOn')}
          danger
          onConfirm={() => cancel.mutateAsync({ accountId, taskId: task.id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import '@campus/contracts/core/account-messages';
import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { useFollowTask } from './follow-tasks.tsx';

/** The messages about a report's mailed export: started or failed to start. A started export is followed to its end. */
export function useExportEnding() {
  const follow = useFollowTask();
  return {
    done: ({ task }: { task: Task }) => {
      follow(task, undefined, text('analytics.export.failed'));
      return text('analytics.export.started');
    },
    // A failure without a key has no words of its own.
    failed: (reason: string, { key }: { key?: string | undefined }) =>
      key === undefined ? text('analytics.export.failed') : reason,
  };
}

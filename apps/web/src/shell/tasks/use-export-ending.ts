import '@campus/contracts/core/account-messages';
import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { useFollowTask } from './follow-tasks.tsx';

/**
 * Notifies when the email export of a report starts or fails to start, and follows a started export until it
 * ends.
 */
export function useExportEnding() {
  const follow = useFollowTask();
  return {
    done: ({ task }: { task: Task }) => {
      follow(task, undefined, text('analytics.export.failed'));
      return text('analytics.export.started');
    },
    // A failure without a key has no text of its own.
    failed: (reason: string, { key }: { key?: string | undefined }) =>
      key === undefined ? text('analytics.export.failed') : reason,
  };
}

import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { StatusBadge, type StatusLook } from '../../components/feedback/status-badge.tsx';
import { isDiscarded } from './task-words.ts';

const looks = {
  waiting: 'neutral',
  planned: 'warning',
  running: 'running',
  stopping: 'warning',
  done: 'success',
  failed: 'error',
  cancelled: 'neutral',
} as const satisfies Record<Task['status'], StatusLook>;

/** The status of a task in one word. A completed task with failures is a warning. */
export function TaskStatusBadge({ task }: { task: Task }) {
  const { status, failed } = task;
  const look = status === 'done' && failed > 0 ? 'warning' : looks[status];
  return (
    <StatusBadge look={look}>
      {text(isDiscarded(task) ? 'tasks.status.discarded' : `tasks.status.${status}`)}
    </StatusBadge>
  );
}

import { text } from '@campus/contracts/core/messages';
import type { Task } from '@campus/contracts/tasks/tasks';
import { StatusBadge, type StatusLook } from '../../components/feedback/status-badge.tsx';

const looks = {
  waiting: 'neutral',
  planned: 'warning',
  running: 'running',
  stopping: 'warning',
  done: 'success',
  failed: 'error',
  cancelled: 'neutral',
} as const satisfies Record<Task['status'], StatusLook>;

/** The status of a task in one word; a completed task with failures is a warning. */
export function TaskStatusBadge({ task: { status, failed } }: { task: Task }) {
  const look = status === 'done' && failed > 0 ? 'warning' : looks[status];
  return <StatusBadge look={look}>{text(`tasks.status.${status}`)}</StatusBadge>;
}

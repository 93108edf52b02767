import type { TaskOutcome } from '@campus/domain/tasks/tasks';
import type { StatusLook } from '../../components/feedback/status-badge.tsx';

/** The icon and color of each outcome. */
export const outcomeLooks = {
  done: 'success',
  skipped: 'warning',
  failed: 'error',
} as const satisfies Record<TaskOutcome, StatusLook>;

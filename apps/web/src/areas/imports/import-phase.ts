import type { Task } from '@campus/contracts/tasks/tasks';
import type { ImportAction, ImportKind } from '@campus/domain/imports/imports';
import { isOpen } from '@campus/domain/tasks/tasks';

/** Whether an import has not changed anything yet, but still can. */
export function isBefore({ status }: Pick<Task, 'status'>): boolean {
  return status === 'waiting' || status === 'planned';
}

/** Whether to show planned actions instead of outcomes, because nothing was applied. */
export function isOnlyPlan({ status, done }: Task): boolean {
  return isBefore({ status }) || (!isOpen(status) && status !== 'done' && done === 0);
}

/** The possible actions for rows in each kind of import, in the order of their application. */
export const actionsOfKind: Record<ImportKind, readonly ImportAction[]> = {
  invitations: ['create', 'update', 'unchanged', 'conflict', 'error'],
  memberships: ['create', 'update', 'unchanged', 'conflict', 'error'],
  deletions: ['remove', 'unchanged', 'conflict', 'error'],
};

import type { Task } from '@campus/contracts/tasks/tasks';
import type { ImportAction, ImportKind } from '@campus/domain/imports/imports';
import { isOpen } from '@campus/domain/tasks/tasks';

/** Whether an import has changed nothing yet, and still can. */
export function isBefore({ status }: Pick<Task, 'status'>): boolean {
  return status === 'waiting' || status === 'planned';
}

/** Whether the planned actions of an import's rows say more than their outcomes, because nothing was done. */
export function isOnlyPlan({ status, done }: Task): boolean {
  return isBefore({ status }) || (!isOpen(status) && status !== 'done' && done === 0);
}

/** The possible actions of rows in an import of this kind, in the order in which they are applied. */
export const actionsOfKind: Record<ImportKind, readonly ImportAction[]> = {
  invitations: ['create', 'update', 'unchanged', 'conflict', 'error'],
  memberships: ['create', 'update', 'unchanged', 'conflict', 'error'],
  deletions: ['remove', 'unchanged', 'conflict', 'error'],
};

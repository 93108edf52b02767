import { AppError } from '@campus/contracts/core/app-error';
import { impossibleCount, type RowErrorChoice } from '@campus/domain/imports/imports';
import type { ActionCounts } from '../../work/tasks/action-counts.ts';

/** Throws if there are impossible rows and the chosen option is to refuse the whole import. */
export function refuseImpossible(rowErrors: RowErrorChoice, actions: ActionCounts): void {
  const count = impossibleCount(actions);
  if (rowErrors === 'refuse' && count > 0) throw new AppError('conflict', 'imports.refused', { count });
}

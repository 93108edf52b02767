import { AppError } from '@campus/contracts/core/app-error';
import { impossibleCount, type RowErrorChoice } from '@campus/domain/imports/imports';
import type { ActionCounts } from '../../work/tasks/action-counts.ts';

/** Throws where rows that cannot be done are to keep all others from being done, and there are some. */
export function refuseImpossible(rowErrors: RowErrorChoice, actions: ActionCounts): void {
  const count = impossibleCount(actions);
  if (rowErrors === 'refuse' && count > 0) throw new AppError('conflict', 'imports.refused', { count });
}

import { type ImportAction, importActions } from '@campus/domain/imports/imports';

/** How many rows are to do what. */
export type ActionCounts = Partial<Record<ImportAction, number>>;

/** Both counts together; one of them can be less than none, where rows came to be of another action. */
export function sumOf(before: ActionCounts, added: ActionCounts): ActionCounts {
  const sum = importActions.map((action) => [action, (before[action] ?? 0) + (added[action] ?? 0)] as const);
  return Object.fromEntries(sum.filter(([, count]) => count !== 0));
}

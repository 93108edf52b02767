import { type ImportAction, importActions } from '@campus/domain/imports/imports';

/** The number of rows by action. */
export type ActionCounts = Partial<Record<ImportAction, number>>;

/** Adds two counts. One of them can be negative, for rows whose action has changed. */
export function sumOf(before: ActionCounts, added: ActionCounts): ActionCounts {
  const sum = importActions.map((action) => [action, (before[action] ?? 0) + (added[action] ?? 0)] as const);
  return Object.fromEntries(sum.filter(([, count]) => count !== 0));
}

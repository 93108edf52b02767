import { AppError } from '@campus/contracts/core/app-error';
import { impossibleCount, type RowErrorChoice } from '@campus/domain/imports/imports';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { ActionCounts } from '../../work/tasks/action-counts.ts';

/** The maximum number of lines that a refusal names. */
const maxLines = 20;

interface PlannedImport {
  taskId: string;
  rowErrors: RowErrorChoice;
  actions: ActionCounts;
}

/** Throws if there are impossible rows and the chosen option is to refuse the whole import. Names the first lines. */
export async function refuseImpossible(
  sql: Queryable,
  { taskId, rowErrors, actions }: PlannedImport,
): Promise<void> {
  const count = impossibleCount(actions);
  if (rowErrors !== 'refuse' || count === 0) return;
  const rows = await sql.query<{ line: number }>(
    `select line from "TaskRow" where task = $1 and undone = 'failed' order by position limit $2`,
    [taskId, maxLines],
  );
  throw new AppError('conflict', 'imports.refused', { count, lines: rows.map(({ line }) => String(line)) });
}

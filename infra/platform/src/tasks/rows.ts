import type { TaskOutcome } from '@campus/domain/tasks';
import type { Queryable } from '../database/sql.ts';
import type { Step, TaskRun } from './define.ts';

/** One of the things a task is about. `target` is its id, `label` what people call it. */
export interface PlannedRow {
  position: number;
  target: string;
  label: string;
}

export interface SettledRow {
  position: number;
  outcome: TaskOutcome;
  /** Why it was skipped or failed, as a sentence. */
  reason?: string;
}

/**
 * Plans a row for each row of a query with the columns `target` and `label`, in its order; answers how many.
 * The query is text from code; its values are passed apart.
 */
export async function planRows(
  sql: Queryable,
  taskId: string,
  query: { text: string; values: readonly unknown[] },
): Promise<number> {
  // An account's worth of rows takes longer than a call may.
  await sql.query('set local statement_timeout = 0');
  const planned = await sql.one<{ count: number }>(
    `with planned as (
       insert into "TaskRow" (task, position, target, label)
       select $${query.values.length + 1}, row_number() over ()::int, target, label from (${query.text}) wanted
       returning 1
     ) select count(*)::int as count from planned`,
    [...query.values, taskId],
  );
  return planned?.count ?? 0;
}

/** A step that settles the next rows, so many at once, each by what `settle` answers for it. */
export function rowStep<P>(
  size: number,
  settle: (run: TaskRun<P>, rows: readonly PlannedRow[]) => Promise<readonly SettledRow[]>,
): (run: TaskRun<P>) => Promise<Step> {
  return async (run) => {
    const { sql, task } = run;
    const rows = await sql.query<PlannedRow>(
      `select position, target, label from "TaskRow"
       where task = $1 and position > $2 order by position limit $3`,
      [task.id, task.cursor, size],
    );
    const last = rows.at(-1);
    if (!last) return { done: 0, skipped: 0, failed: 0, finished: true };
    const settled = await settle(run, rows);
    await writeOutcomes(sql, task.id, settled);
    const count = (outcome: TaskOutcome) => settled.filter((row) => row.outcome === outcome).length;
    return {
      done: count('done'),
      skipped: count('skipped'),
      failed: count('failed'),
      cursor: last.position,
      finished: rows.length < size,
    };
  };
}

async function writeOutcomes(sql: Queryable, taskId: string, settled: readonly SettledRow[]): Promise<void> {
  await sql.query(
    `update "TaskRow" r set outcome = s.outcome, reason = s.reason
     from unnest($2::int[], $3::text[], $4::text[]) s (position, outcome, reason)
     where r.task = $1 and r.position = s.position`,
    [
      taskId,
      settled.map(({ position }) => position),
      settled.map(({ outcome }) => outcome),
      settled.map(({ reason = '' }) => reason),
    ],
  );
}

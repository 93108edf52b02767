import { bounded, type Reason } from '@campus/contracts/core/reasons';
import type { ImportRow } from '@campus/contracts/imports/imports';
import { type ImportAction, isApplied } from '@campus/domain/imports/imports';
import type { TaskOutcome } from '@campus/domain/tasks/tasks';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { taskRowTable } from '../../foundation/schema/tables/task.ts';
import type { ActionCounts } from './action-counts.ts';
import type { Step, TaskRun } from './define.ts';

/** One of the things that a task is about. `target` is its id, `label` its display name. */
export interface PlannedRow extends SelectedRow<typeof plannedColumns> {
  /** The row's planned action, if its kind of task plans each row; otherwise null. */
  action: Extract<ImportAction, 'create' | 'update' | 'remove'> | null;
}

const plannedColumns = taskRowTable.select(['position', 'target', 'label', 'action', 'plan']);

/** A row of a plan that is made piece by piece: its action and the reasons. */
export interface RowPlan {
  target: string;
  label: string;
  /** The line in the file where it begins. */
  line: number;
  action: ImportAction;
  /** The changes to display, as text. */
  changes?: ImportRow['changes'];
  /** The data that its step needs, as JSON. */
  plan?: unknown;
  /** Why it has no action, or other remarks. */
  reasons?: readonly Reason[];
}

export interface SettledRow {
  position: number;
  outcome: TaskOutcome;
  /** Why it was skipped or failed, or other remarks. */
  reasons?: readonly Reason[];
}

/** Returns the column to filter by outcome. Rows that were not done have an indexed column. */
export function columnOfOutcome(outcome: TaskOutcome): 'outcome' | 'undone' {
  return outcome === 'done' ? 'outcome' : 'undone';
}

/**
 * Plans a row for each row of a query with the columns `target`, `label`, and `plan` (json or null), in the
 * query's order. Returns the number of rows. The query is SQL from code; values are passed separately.
 */
export async function planRows(
  sql: Queryable,
  taskId: string,
  query: { text: string; values: readonly unknown[] },
): Promise<number> {
  // Planning all rows of an account takes longer than a call may.
  await sql.query('set local statement_timeout = 0');
  const planned = await sql.one<{ count: number }>(
    `with planned as (
       insert into "TaskRow" (task, position, target, label, plan)
       select $${query.values.length + 1}, row_number() over ()::int, target, label, plan from (${query.text}) wanted
       returning 1
     ) select count(*)::int as count from planned`,
    [...query.values, taskId],
  );
  return planned?.count ?? 0;
}

/**
 * Appends rows to a plan. Rows without an action are settled immediately. Returns the result for this piece.
 */
export async function addToPlan(
  { sql, task }: Pick<TaskRun<unknown>, 'sql' | 'task'>,
  rows: readonly RowPlan[],
): Promise<{ rows: number; actions: ActionCounts }> {
  await sql.query(
    `insert into "TaskRow" (task, position, target, label, line, action, changes, plan, outcome, reasons)
     select $1, $2 + position, target, label, line, action, changes, plan, outcome, reasons
     from unnest($3::text[], $4::text[], $5::int[], $6::text[], ${asJsonArray('$7')}, ${asJsonArray('$8')},
         $9::text[], ${asJsonArray('$10')})
       with ordinality planned (target, label, line, action, changes, plan, outcome, reasons, position)`,
    [
      task.id,
      task.total,
      rows.map(({ target }) => target),
      rows.map(({ label }) => label),
      rows.map(({ line }) => line),
      rows.map(({ action }) => action),
      joinedJson(rows.map(({ changes }) => changes)),
      joinedJson(rows.map(({ plan }) => plan)),
      rows.map(({ action }) => settledOutcome(action)),
      joinedJson(rows.map(({ reasons }) => storedReasons(reasons))),
    ],
  );
  const actions: ActionCounts = {};
  for (const { action } of rows) actions[action] = (actions[action] ?? 0) + 1;
  return { rows: rows.length, actions };
}

function storedReasons(reasons: readonly Reason[] = []): Reason[] {
  return reasons.map(bounded);
}

/**
 * JSON never contains this character literally. It separates the values of an array in a single text, so that
 * quotes need no escaping.
 */
const separator = '\u001e';

function joinedJson(values: readonly unknown[]): string {
  return values.map((value) => (value === undefined ? '' : JSON.stringify(value))).join(separator);
}

function asJsonArray(parameter: string): string {
  return `string_to_array(${parameter}, chr(${separator.charCodeAt(0)}), '')::json[]`;
}

/** Replaces a row of a plan that waits. */
export async function replaceInPlan(
  sql: Queryable,
  { taskId, position }: { taskId: string; position: number },
  { target, label, action, changes, plan, reasons }: Omit<RowPlan, 'line'>,
): Promise<void> {
  await sql.query(
    `update "TaskRow" set target = $3, label = $4, action = $5, changes = $6, plan = $7, outcome = $8, reasons = $9
     where task = $1 and position = $2`,
    [
      taskId,
      position,
      target,
      label,
      action,
      changes && JSON.stringify(changes),
      plan && JSON.stringify(plan),
      settledOutcome(action),
      JSON.stringify(storedReasons(reasons)),
    ],
  );
}

function settledOutcome(action: ImportAction): TaskOutcome | null {
  if (isApplied(action)) return null;
  return action === 'unchanged' ? 'skipped' : 'failed';
}

/** Returns a step that settles the next `size` rows with the results of `settle`. */
export function rowStep<P>(
  size: number,
  settle: (run: TaskRun<P>, rows: readonly PlannedRow[]) => Promise<readonly SettledRow[]>,
): (run: TaskRun<P>) => Promise<Step> {
  return async (run) => {
    const { sql, task } = run;
    const rows = await sql.query<PlannedRow>(
      `select ${plannedColumns} from "TaskRow"
       where task = $1 and position > $2 and outcome is null
       order by position limit $3`,
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
    // A settled row no longer needs its plan.
    `update "TaskRow" r set outcome = s.outcome, reasons = s.reasons, plan = null
     from unnest($2::int[], $3::text[], ${asJsonArray('$4')}) s (position, outcome, reasons)
     where r.task = $1 and r.position = s.position`,
    [
      taskId,
      settled.map(({ position }) => position),
      settled.map(({ outcome }) => outcome),
      joinedJson(settled.map(({ reasons }) => storedReasons(reasons))),
    ],
  );
}

import { type Reason, reasonFields } from '@campus/contracts/core/reasons';
import type { getImportRows } from '@campus/contracts/imports/functions';
import type { ImportDetails, ImportRow } from '@campus/contracts/imports/imports';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { columnOfOutcome } from '../../work/tasks/rows.ts';
import { followedImport } from './read-imports.ts';

type StoredRow = Omit<ImportRow, 'reason' | 'reasons'> & { reasons: readonly Reason[] };

/** The columns of a row, for its answer. Only a row with an error keeps its cells. */
const rowColumns = `position, line, label, action, coalesce(changes, '[]') as changes, outcome, reasons,
  case when action = 'error' then coalesce(plan -> 'cells', '[]') else '[]' end as cells`;

type Input = z.output<typeof getImportRows.input>;

/** Returns the rows of an import in file order: all, or those with one action or outcome. */
export async function listRows(
  call: Call<Input, { level: 'admin'; page: 'import' }>,
): Promise<{ count: number; results: ImportRow[] }> {
  const { sql, input } = call;
  const { taskId, action, outcome, limit, skip } = input;
  const found = await followedImport(call);
  const values = collectValues(taskId);
  const filters = [
    ...(action ? [`and action = ${values.bind(action)}`] : []),
    ...(outcome ? [`and ${columnOfOutcome(outcome)} = ${values.bind(outcome)}`] : []),
    // Without a filter, the position of a page follows from its row numbers.
    ...(action || outcome ? [] : [`and position > ${values.bind(skip)}`]),
  ].join(' ');
  const rows = await sql.query<StoredRow>(
    `select ${rowColumns}
     from "TaskRow" where task = $1 ${filters}
     order by position limit ${limit} offset ${action || outcome ? skip : 0}`,
    values.list,
  );
  const isPlanned = found.task.status === 'planned';
  const results = rows.map((row) => present(row, isPlanned));
  return { count: await countRows(sql, input, found), results };
}

function present(row: StoredRow, isPlanned: boolean): ImportRow {
  return { ...row, cells: isPlanned ? row.cells : [], ...reasonFields(row.reasons) };
}

/** Returns one row of a planned import. */
export async function readPlannedRow(
  sql: Queryable,
  { taskId, position }: { taskId: string; position: number },
): Promise<ImportRow | undefined> {
  const row = await sql.one<StoredRow>(
    `select ${rowColumns} from "TaskRow" where task = $1 and position = $2`,
    [taskId, position],
  );
  return row && present(row, true);
}

/** Counts rows by outcome and action. The task stores all other counts. */
async function countRows(
  sql: Queryable,
  { taskId, action, outcome }: Input,
  { task, actions }: ImportDetails,
): Promise<number> {
  if (!outcome) return action ? actions[action] : (task.total ?? 0);
  if (!action) return task[outcome];
  const counted = await sql.one<{ count: number }>(
    `select count(*)::int as count from "TaskRow"
     where task = $1 and action = $2 and ${columnOfOutcome(outcome)} = $3`,
    [taskId, action, outcome],
  );
  return counted?.count ?? 0;
}

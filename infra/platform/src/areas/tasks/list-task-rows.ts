import { reasonFields } from '@campus/contracts/core/reasons';
import type { getTaskRows } from '@campus/contracts/tasks/functions';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { SelectedRow } from '../../ground/records/table.ts';
import { taskRowTable } from '../../ground/schema/tables/task.ts';
import { followedTask } from '../../work/tasks/read-tasks.ts';
import { columnOfOutcome } from '../../work/tasks/rows.ts';

const columns = taskRowTable.select(['position', 'label', 'outcome', 'reasons']);

/** The rows of a task in order: all of them, or those with one outcome. */
export async function listTaskRows(
  call: Pick<Call<z.output<typeof getTaskRows.input>, { level: 'member' }>, 'sql' | 'input' | 'actor'>,
) {
  const {
    sql,
    input: { taskId, outcome, limit, skip },
  } = call;
  const task = await followedTask(call);
  const last = await sql.one<{ position: number | null }>(
    'select max(position) as position from "TaskRow" where task = $1',
    [taskId],
  );
  const rows = last?.position ?? 0;
  const filter = outcome ? `${columnOfOutcome(outcome)} = $2` : 'position > $2';
  const results = await sql.query<SelectedRow<typeof columns>>(
    `select ${columns} from "TaskRow" where task = $1 and ${filter}
     order by position limit ${limit} offset ${outcome ? skip : 0}`,
    [taskId, outcome ?? skip],
  );
  const count = outcome ? Math.min(task[outcome], rows) : rows;
  return { count, results: results.map((row) => ({ ...row, ...reasonFields(row.reasons) })) };
}

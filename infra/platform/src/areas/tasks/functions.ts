import { AppError } from '@campus/contracts/core/app-error';
import { reasonFields } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import * as wire from '@campus/contracts/tasks/functions';
import { isOpen } from '@campus/domain/tasks/tasks';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { implement } from '../../call/implement.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { taskRowTable } from '../../foundation/schema/tables/task.ts';
import { followedTask } from '../../work/tasks/read-tasks.ts';
import { columnOfOutcome } from '../../work/tasks/rows.ts';
import { listTasks } from './list-tasks.ts';

export const taskFunctions = [
  implement(wire.getTasks, listTasks),
  implement(wire.getTask, async (call) => ({ task: await followedTask(call) })),
  implement(wire.getTaskRows, listTaskRows),
  implement(wire.cancelTask, async (call) => ({ task: await cancel(call) })),
];

/**
 * Ends a task that has not started. A running one completes its current step first, so that its counts
 * include everything that was done. Stopping a task twice changes nothing.
 */
async function cancel(
  call: Call<z.output<typeof wire.cancelTask.input>, { level: 'member' }>,
): Promise<wire.WireTask> {
  const { sql, input, audit } = call;
  await sql.query('select from "Task" where id = $1 and account = $2 for no key update', [
    input.taskId,
    input.accountId,
  ]);
  const { id, kind, status } = await followedTask(call);
  audit.note({ target: { type: 'task', id, label: text(`tasks.kind.${kind}`) } });
  if (!isOpen(status)) throw new AppError('conflict', 'tasks.ended');
  await sql.query(
    `update "Task" set status = case when status in ('running', 'stopping') then 'stopping' else 'cancelled' end,
       "finishedAt" = case when status in ('running', 'stopping') then null else now() end
     where id = $1`,
    [id],
  );
  return followedTask(call);
}

const columns = taskRowTable.select(['position', 'label', 'outcome', 'reasons']);

/** Returns the rows of a task in order: all, or those with one outcome. */
export async function listTaskRows(
  call: Pick<Call<z.output<typeof wire.getTaskRows.input>, { level: 'member' }>, 'sql' | 'input' | 'actor'>,
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

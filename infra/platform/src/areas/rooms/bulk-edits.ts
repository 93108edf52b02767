import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { type planBulkEdit as planContract, undoHours } from '@campus/contracts/rooms/bulk-edits';
import type { WireTask } from '@campus/contracts/tasks/functions';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { followedTask, presentTask, type TaskRecord, taskColumns } from '../../work/tasks/read-tasks.ts';
import { beginPlanned, startTask } from '../../work/tasks/start-task.ts';

type Access = { page: 'manageRooms' };
type Planning = Call<z.output<typeof planContract.input>, Access>;
type OfTask = Call<{ accountId: string; taskId: string }, Access>;

/** Starts the plan of a bulk edit, which then waits to be applied. */
export async function planEdit(call: Planning): Promise<WireTask> {
  const { accountId, entryIds, values } = call.input;
  await dropPlans(call);
  call.audit.note({ after: { entries: entryIds.length, ...values } });
  return startTask(call, { accountId, kind: 'rooms.bulkEdit', params: { entryIds, values } });
}

/** Cancels the caller's plans that were not applied, without their rows and ids: a person has one at a time. */
async function dropPlans({ sql, input: { accountId }, user }: Planning): Promise<void> {
  const dropped = await sql.query<{ id: string }>(
    `update "Task" set status = 'cancelled', "finishedAt" = now(), params = jsonb_set(params, '{entryIds}', '[]')
     where account = $1 and "requestedBy" = $2 and kind = 'rooms.bulkEdit' and params ? 'values'
       and status in ('waiting', 'planned')
     returning id`,
    [accountId, user.id],
  );
  await sql.query('delete from "TaskRow" where task = any($1)', [dropped.map(({ id }) => id)]);
}

/** Applies a bulk edit that waits for approval. */
export async function applyEdit(call: OfTask): Promise<WireTask> {
  await followedEdit(call);
  if (!(await beginPlanned(call, call.input))) throw new AppError('conflict', 'rooms.bulk.notPlanned');
  return followedTask(call);
}

/** Starts a task that undoes an ended bulk edit. */
export async function undoEdit(call: OfTask): Promise<WireTask> {
  const { status, done } = await followedEdit(call);
  const { accountId, taskId } = call.input;
  if ((status !== 'done' && status !== 'cancelled') || done === 0)
    throw new AppError('conflict', 'rooms.bulk.nothingDone');
  return startTask(call, { accountId, kind: 'rooms.bulkEdit', params: { undoOf: taskId } });
}

/** The caller's last bulk edit that changed something and can still be undone; null if there is none. */
export async function lastEdit({
  sql,
  input: { accountId },
  user,
}: Call<{ accountId: string }, Access>): Promise<WireTask | null> {
  const row = await sql.one<TaskRecord>(
    `select ${taskColumns} from "Task" t
     where t.account = $1 and t."requestedBy" = $2 and t.kind = 'rooms.bulkEdit' and t.params ? 'values'
       and t.status in ('done', 'cancelled') and t.done > 0
       and t."finishedAt" > now() - make_interval(hours => ${undoHours})
       and not exists (
         select 1 from "Task" u
         where u.account = $1 and u.kind = 'rooms.bulkEdit' and u.params->>'undoOf' = t.id and u.status <> 'failed'
       )
     order by t."createdAt" desc, t.id desc limit 1`,
    [accountId, user.id],
  );
  return row ? presentTask(row) : null;
}

async function followedEdit(call: OfTask): Promise<WireTask> {
  const task = await followedTask(call);
  if (task.kind !== 'rooms.bulkEdit') throw new AppError('notFound', 'tasks.notFound');
  call.audit.note({ target: { type: 'task', id: task.id, label: text('tasks.kind.rooms.bulkEdit') } });
  return task;
}

import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/messages';
import type { cancelTask, WireTask } from '@campus/contracts/tasks/functions';
import { isOpen } from '@campus/domain/tasks/tasks';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { followedTask } from '../../work/tasks/read-tasks.ts';

/**
 * Ends a task that has not begun; a running one completes its current step first, so that its final numbers count
 * all that was done. Stopping a task twice changes nothing.
 */
export async function cancel(
  call: Call<z.output<typeof cancelTask.input>, { level: 'member' }>,
): Promise<WireTask> {
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

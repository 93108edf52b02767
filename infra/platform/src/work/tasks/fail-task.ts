import { bounded, type Reason } from '@campus/contracts/core/reasons';
import { definitionOf, lockTask, type Working } from './lock-task.ts';
import { enqueueTaskMail } from './mail-task.ts';

/** Ends a task that cannot continue, and notifies the requester by mail. */
export async function failTask(working: Working, taskId: string, reason: Reason): Promise<void> {
  const { services } = working;
  await services.sql.transaction(async (sql) => {
    const task = await lockTask(sql, taskId);
    if (!task) return;
    await sql.query(`update "Task" set status = 'failed', reasons = $2, "finishedAt" = now() where id = $1`, [
      taskId,
      JSON.stringify([bounded(reason)]),
    ]);
    if (definitionOf(working, task).mail) await enqueueTaskMail(services.jobs, sql, taskId);
  });
}

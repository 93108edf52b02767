import { isOpen } from '@campus/domain/tasks';
import { lockTask, type Working } from './advance-task.ts';

/** Ends a task whose work is done. */
export async function finishTask({ services }: Working, taskId: string): Promise<void> {
  await services.sql.transaction(async (sql) => {
    const task = await lockTask(sql, taskId);
    if (!task || !isOpen(task.status)) return;
    await sql.query(`update "Task" set status = 'done', "finishedAt" = now() where id = $1`, [taskId]);
  });
}

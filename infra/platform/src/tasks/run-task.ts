import { AppError } from '@campus/contracts/app-error';
import { text } from '@campus/contracts/messages';
import * as z from 'zod';
import { job } from '../jobs/define.ts';
import { advanceTask, type Working } from './advance-task.ts';
import { finishTask } from './finish-task.ts';
import { taskJob } from './start-task.ts';

/** Goes on with a task to its end. A task that somebody may not do any more fails at once, all else is tried again. */
export const runTask = job({
  name: taskJob,
  data: z.object({ taskId: z.string() }),
  seconds: 6 * 3600,
  retries: 10,
  handle: async ({ data: { taskId }, services, log, lastAttempt }) => {
    try {
      await workOn({ services, log: log.child({ taskId }) }, taskId);
    } catch (error) {
      const refusal = error instanceof AppError ? error.message : undefined;
      if (refusal === undefined && !lastAttempt) throw error;
      log.warn({ taskId, err: error }, 'task failed');
      await services.sql.query(
        `update "Task" set status = 'failed', reason = $2, "finishedAt" = now()
         where id = $1 and status in ('waiting', 'running')`,
        [taskId, refusal ?? text('internal.error')],
      );
    }
  },
});

async function workOn(working: Working, taskId: string): Promise<void> {
  let next = await advanceTask(working, taskId);
  while (next === 'step') next = await advanceTask(working, taskId);
  if (next === 'finish') await finishTask(working, taskId);
}

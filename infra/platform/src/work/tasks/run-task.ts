import { AppError } from '@campus/contracts/core/app-error';
import { reason } from '@campus/contracts/core/reasons';
import * as z from 'zod';
import { isUnavailable } from '../../foundation/database/sql.ts';
import { job } from '../jobs/define.ts';
import { advanceTask, type Next } from './advance-task.ts';
import type { TaskDefinition } from './define.ts';
import { failTask } from './fail-task.ts';
import { finishTask } from './finish-task.ts';
import type { Working } from './lock-task.ts';
import { enqueueTask, taskJob } from './start-task.ts';

/** How long a worker works on a task before the task goes to the end of the queue. */
const turnMs = 20_000;

/**
 * The job that runs tasks of these kinds. A task fails at once if its requester has lost access. Other
 * failures are retried.
 */
export const runTask = (kinds: readonly TaskDefinition[]) =>
  job({
    name: taskJob,
    // Jobs from an earlier version have no request id.
    data: z.object({ taskId: z.string(), accountId: z.string(), requestId: z.string().optional() }),
    about: (task) => task,
    // Longer than the longest step, and than writing the largest file.
    seconds: 3600,
    retries: 6,
    atOnce: { all: 4, ofGroup: 2 },
    handle: async ({ data: task, services, log, lastAttempt, closing }) => {
      const working = { services, log, kinds };
      const turn = AbortSignal.any([closing, AbortSignal.timeout(turnMs)]);
      try {
        if (!(await workOn(working, task.taskId, turn))) await enqueueTask(services.jobs, services.sql, task);
      } catch (error) {
        const refusal = error instanceof AppError ? error : undefined;
        // The job waits for an outage to end; an outage does not fail the task.
        if (refusal === undefined && (!lastAttempt || isUnavailable(error))) throw error;
        working.log.warn({ err: error }, 'task failed');
        await failTask(working, task.taskId, refusal ?? reason('internal.error'));
      }
    },
  });

/** Works on a task until it ends or the turn is over. Returns whether no work is left. */
async function workOn(working: Working, taskId: string, turn: AbortSignal): Promise<boolean> {
  let next: Next;
  do next = await advanceTask(working, taskId);
  while (next === 'step' && !turn.aborted);
  if (next === 'finish') await finishTask(working, taskId);
  return next !== 'step';
}

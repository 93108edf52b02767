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

/** How long a task is worked on before it goes to the end of the queue. */
const turnMs = 20_000;

/**
 * The job that works on tasks of these kinds. A task whose requester lost access fails at once; any other failure is
 * retried.
 */
export const runTask = (kinds: readonly TaskDefinition[]) =>
  job({
    name: taskJob,
    // Jobs of an earlier version have no request.
    data: z.object({ taskId: z.string(), accountId: z.string(), requestId: z.string().optional() }),
    about: (task) => task,
    // Longer than the longest step, and than the writing of the largest file.
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
        // An outage is waited for; it says nothing about the task.
        if (refusal === undefined && (!lastAttempt || isUnavailable(error))) throw error;
        working.log.warn({ err: error }, 'task failed');
        await failTask(working, task.taskId, refusal ?? reason('internal.error'));
      }
    },
  });

/** Works on a task until its end, or until the turn is over; returns whether nothing is left to be done. */
async function workOn(working: Working, taskId: string, turn: AbortSignal): Promise<boolean> {
  let next: Next;
  do next = await advanceTask(working, taskId);
  while (next === 'step' && !turn.aborted);
  if (next === 'finish') await finishTask(working, taskId);
  return next !== 'step';
}

import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/tasks/functions';
import { getTaskFile } from '@campus/contracts/tasks/tasks';
import { forward, procedure, router } from '../core/trpc.ts';

export const tasksRouter = router({
  list: forward(wire.getTasks),
  get: forward(wire.getTask),
  rows: forward(wire.getTaskRows),
  cancel: forward(wire.cancelTask),
});

/** The file that a task wrote. */
export const tasksFileRouter = router({
  file: procedure(getTaskFile, async ({ input, platform }) => {
    const { accountId, taskId, rows } = input;
    const { task } = await platform.call(wire.getTask, { accountId, taskId });
    const file = rows === 'failed' ? task.failedRows : task.file;
    if (!file) throw new AppError('notFound', 'tasks.noFile');
    return { name: file.name, ...(await platform.tasks.file(input)) };
  }),
});

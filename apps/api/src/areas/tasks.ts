import { AppError } from '@campus/contracts/core/app-error';
import { cancelTask, getTask, getTaskRows, getTasks } from '@campus/contracts/tasks/functions';
import { getTaskFile } from '@campus/contracts/tasks/tasks';
import { forward, procedure, router } from '../core/trpc.ts';

export const tasksRouter = router({
  list: forward(getTasks),
  get: forward(getTask),
  rows: forward(getTaskRows),
  cancel: forward(cancelTask),
});

/** What a task left behind. */
export const tasksFileRouter = router({
  file: procedure(getTaskFile, async ({ input, platform }) => {
    const { file } = (await platform.call(getTask, input)).task;
    if (!file) throw new AppError('notFound', 'tasks.noFile');
    return { name: file.name, ...(await platform.tasks.file(input)) };
  }),
});

import { AppError } from '@campus/contracts/core/app-error';
import { cancelTask, getTask, getTaskFile, listTaskRows, listTasks } from '@campus/contracts/tasks/tasks';
import { procedure, router } from '../core/trpc.ts';

export const tasksRouter = router({
  list: procedure(listTasks, ({ input, platform }) => platform.tasks.list(input)),
  get: procedure(getTask, async ({ input, platform }) => ({ task: await platform.tasks.get(input) })),
  rows: procedure(listTaskRows, ({ input, platform }) => platform.tasks.rows(input)),
  cancel: procedure(cancelTask, async ({ input, platform }) => ({
    task: await platform.tasks.cancel(input),
  })),
});

/** What a task left behind. */
export const tasksFileRouter = router({
  file: procedure(getTaskFile, async ({ input, platform }) => {
    const { file } = await platform.tasks.get(input);
    if (!file) throw new AppError('notFound', 'tasks.noFile');
    return { name: file.name, ...(await platform.tasks.file(input)) };
  }),
});

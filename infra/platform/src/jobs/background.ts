import { keepSweeping } from '../limits/sweep.ts';
import type { Services } from '../services.ts';
import { resumeTasks } from '../tasks/start-task.ts';

/** Begins what goes on behind all calls, in this process: jobs, tasks that were left behind, sweeping. */
export async function workInBackground(services: Services, opened: AsyncDisposableStack): Promise<void> {
  await services.jobs.work(services);
  await resumeTasks(services);
  opened.defer(keepSweeping(services));
}

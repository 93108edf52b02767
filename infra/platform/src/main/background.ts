import type { WorkerServices } from '../work/jobs/queue.ts';
import { resumeTasks } from '../work/tasks/start-task.ts';
import { keepSweeping } from './sweep.ts';

/** Begins what goes on behind all calls, in this process: jobs, tasks that were left behind, sweeping. */
export async function workInBackground(
  services: WorkerServices,
  opened: AsyncDisposableStack,
): Promise<void> {
  await services.jobs.work(services);
  await resumeTasks(services);
  opened.defer(keepSweeping(services));
}

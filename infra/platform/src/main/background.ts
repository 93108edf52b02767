import type { WorkerServices } from '../work/jobs/queue.ts';
import { resumeTasks } from '../work/tasks/start-task.ts';
import { keepSweeping } from './sweep.ts';

/** Starts the background work of this process: jobs, interrupted tasks, sweeps. */
export async function workInBackground(
  services: WorkerServices,
  opened: AsyncDisposableStack,
): Promise<void> {
  await services.jobs.work(services);
  await resumeTasks(services);
  opened.defer(keepSweeping(services));
}

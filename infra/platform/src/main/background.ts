import { keepTakingDueMails } from '../areas/analytics/take-due-mails.ts';
import { watchOutages } from '../foundation/database/watch-outages.ts';
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
  const outages = await watchOutages(services.config.databaseUrl, () => resume(services));
  opened.defer(() => outages.close());
  opened.defer(keepSweeping(services));
  opened.defer(keepTakingDueMails(services));
}

/**
 * Continues open tasks after a database outage. If a job was just being assigned, no process works on it, and
 * this is noticed only seconds later.
 */
function resume(services: WorkerServices): void {
  resumeTasks(services).catch((error) => services.log.error(error, 'resuming tasks'));
}

import { usDate } from '@campus/domain/analytics/period';
import { graphExportTask } from '@campus/platform/areas/analytics/export-graph';
import type { WorkerServices } from '@campus/platform/work/jobs/queue';
import type { TaskMail } from '@campus/platform/work/tasks/define';
import { readStoredTask, runOf } from '@campus/platform/work/tasks/lock-task';
import { makeTask } from '../areas/tasks.ts';
import { type Person, sql } from '../world/world.ts';
import type { GraphQuery } from './random-queries.ts';

/** The file and mail text that an export task produces for a query. This runs here, not in a worker. */
export async function exportGraph(
  services: WorkerServices,
  { accountId, by }: { accountId: string; by: Person },
  { graph: _, from, to, ...asked }: GraphQuery,
): Promise<{ file: string; mail: TaskMail | undefined }> {
  const id = await makeTask({ accountId, by, kind: 'analytics.export', status: 'running' });
  const params = { ...asked, format: 'csv', startDateStr: usDate(from), endDateStr: usDate(to) };
  const run = async () => {
    const task = await readStoredTask(sql, id);
    if (!task) throw new Error('The task is gone.');
    return runOf({ services, log: services.log }, sql, { ...task, params });
  };
  const made = await graphExportTask.file?.(await run());
  let file = '';
  for await (const piece of made?.body ?? []) file += Buffer.from(piece).toString();
  return { file, mail: await graphExportTask.mail?.(await run()) };
}

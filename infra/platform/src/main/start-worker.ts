import type { Services } from '../call/services.ts';
import type { PlatformConfig } from '../ground/config.ts';
import { createLog } from '../ground/log.ts';
import { awaitSchema } from '../ground/schema/await-schema.ts';
import type { WorkerServices } from '../work/jobs/queue.ts';
import { workInBackground } from './background.ts';
import { createApp } from './http/app.ts';
import { listen } from './http/listen.ts';
import { openServices, openStores } from './open-services.ts';

export interface Worker {
  /** Lets jobs under way end, and leaves the others to the next worker. */
  close(): Promise<void>;
}

/**
 * Starts a worker: what a platform does in the background, without Parse Server. There may be several. It waits for
 * a platform to bring the database to this version. Fails with a `StartFailure` when the port is taken or the database
 * cannot be reached.
 */
export async function startWorker(config: PlatformConfig): Promise<Worker> {
  const log = createLog('worker', config.logLevel);
  const opened = new AsyncDisposableStack();
  const close = () => opened.disposeAsync();
  try {
    let services: WorkerServices | undefined;
    await tellHealth(config, opened, async () => services !== undefined && (await reaches(services)));
    const stores = await openStores(config, opened);
    await awaitSchema(stores.sql, log);
    services = await openServices({ config, log, ...stores }, opened);
    await workInBackground(services, opened);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function tellHealth(
  { host, workerPort, trustProxy }: PlatformConfig,
  opened: AsyncDisposableStack,
  ready: () => Promise<boolean>,
): Promise<void> {
  if (workerPort === undefined) return;
  const app = createApp(ready, trustProxy);
  const server = await listen(app, { host, port: workerPort, variable: 'WORKER_PORT' });
  opened.defer(() => server.close(0));
}

async function reaches({ sql }: Services): Promise<boolean> {
  return sql.query('select 1').then(
    () => true,
    () => false,
  );
}

import type { Logger } from 'pino';
import type { PlatformConfig } from '../foundation/config.ts';
import { awaitSchema } from '../foundation/schema/await-schema.ts';
import { workInBackground } from './background.ts';
import { createApp, type Readiness } from './http/app.ts';
import { listen } from './http/listen.ts';
import { openServices, openStores } from './open-services.ts';
import type { Running } from './run-process.ts';

/**
 * Starts a worker: what a platform does in the background, without Parse Server. There may be several. It waits for
 * a platform to bring the database to this version. Fails with a `StartFailure` when the port is taken or the database
 * cannot be reached. When it closes, jobs under way end; the others are left to the next worker.
 */
export async function startWorker(config: PlatformConfig, log: Logger): Promise<Running> {
  const opened = new AsyncDisposableStack();
  const close = () => opened.disposeAsync();
  try {
    const readiness: Readiness = { state: 'starting' };
    await serveHealth(config, opened, readiness);
    const stores = await openStores(config, opened);
    await awaitSchema(stores.sql, log);
    const services = await openServices({ config, log, ...stores }, opened);
    await workInBackground(services, opened);
    readiness.state = 'ready';
    return {
      // A worker has no callers, so there is nothing to wait for.
      drainSeconds: 0,
      drain: () => {
        readiness.state = 'draining';
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function serveHealth(
  { host, workerPort, trustProxy }: PlatformConfig,
  opened: AsyncDisposableStack,
  readiness: Readiness,
): Promise<void> {
  if (workerPort === undefined) return;
  const app = createApp(readiness, trustProxy);
  const server = await listen(app, { host, port: workerPort, variable: 'WORKER_PORT' });
  opened.defer(() => server.close(0));
}

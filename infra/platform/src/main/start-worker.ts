import type { Express } from 'express';
import type { Logger } from 'pino';
import type { PlatformConfig } from '../foundation/config.ts';
import { awaitSchema } from '../foundation/schema/await-schema.ts';
import { workInBackground } from './background.ts';
import { createApp, type Readiness } from './http/app.ts';
import { listen } from './http/listen.ts';
import { metricsRoute } from './http/metrics.ts';
import { openServices, openStores } from './open-services.ts';
import type { Running } from './run-process.ts';

/**
 * Starts a worker, which does a platform's background work without Parse Server. There can be several. It
 * waits until a platform has migrated the database to this version. Throws a `StartFailure` if the port is in
 * use or the database cannot be reached. On close, running jobs finish; the rest is left to other workers.
 */
export async function startWorker(config: PlatformConfig, log: Logger): Promise<Running> {
  const opened = new AsyncDisposableStack();
  const close = () => opened.disposeAsync();
  try {
    const readiness: Readiness = { state: 'starting' };
    const app = await serveHealth(config, opened, readiness);
    const stores = await openStores(config, opened);
    await awaitSchema(stores.sql, log);
    const services = await openServices({ config, log, ...stores }, opened);
    app?.get('/metrics', metricsRoute('worker', services));
    await workInBackground(services, opened);
    readiness.state = 'ready';
    return {
      // A worker has no callers to wait for.
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
): Promise<Express | undefined> {
  if (workerPort === undefined) return undefined;
  const app = createApp(readiness, trustProxy);
  const server = await listen(app, { host, port: workerPort, variable: 'WORKER_PORT' });
  opened.defer(() => server.close(0));
  return app;
}

import type { Logger } from 'pino';
import { eventsRouter } from '../areas/usage-events/events-router.ts';
import { createSearchShares } from '../call/read-shares.ts';
import type { PlatformConfig } from '../foundation/config.ts';
import { awaitSchema } from '../foundation/schema/await-schema.ts';
import { openUsageDatabase } from '../foundation/usage/open.ts';
import { createApp, type Readiness } from './http/app.ts';
import { listen } from './http/listen.ts';
import { openServices, openStores } from './open-services.ts';
import type { Running } from './run-process.ts';
import { usageRouter } from './usage-router.ts';

/**
 * Starts the usage-search service. With chDB there is one of them, as one process at a time can use its folder; with a
 * ClickHouse server there may be several. It is a process of its own: a query that takes long, or a fault of the engine,
 * disturbs no other part. Fails with a `StartFailure` when the port is taken or PostgreSQL cannot be reached.
 */
export async function startUsage(config: PlatformConfig, log: Logger): Promise<Running> {
  const opened = new AsyncDisposableStack();
  const readiness: Readiness = { state: 'starting' };
  try {
    const app = createApp(readiness, config.trustProxy);
    const { host, usage, shutdownSeconds } = config;
    const server = await listen(app, { host, port: usage.port, variable: 'USAGE_PORT' });
    const stores = await openStores(config, opened);
    const database = await openUsageDatabase(usage);
    opened.defer(() => database.close());
    await awaitSchema(stores.sql, log);
    const services = await openServices({ config, log, ...stores }, opened);
    app.use('/events', eventsRouter(services, database.writer));
    app.use('/', usageRouter({ ...services, reads: createSearchShares() }, database.reader));
    opened.defer(() => server.close(shutdownSeconds));
    readiness.state = 'ready';
    return {
      drainSeconds: config.drainSeconds,
      drain: () => {
        readiness.state = 'draining';
      },
      close: () => opened.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

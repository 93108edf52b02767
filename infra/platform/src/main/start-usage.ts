import type { Logger } from 'pino';
import { eventsRouter } from '../areas/usage-events/events-router.ts';
import { createSearchShares } from '../call/read-shares.ts';
import type { PlatformConfig } from '../foundation/config.ts';
import { awaitSchema } from '../foundation/schema/await-schema.ts';
import { openUsageDatabase } from '../foundation/usage/open.ts';
import { forgetLostDays, keepStoringDays } from '../foundation/usage/stays/keep-stays.ts';
import { createApp, type Readiness } from './http/app.ts';
import { listen } from './http/listen.ts';
import { measureEvents } from './http/measure-events.ts';
import { metricsRoute } from './http/metrics.ts';
import { openServices, openStores } from './open-services.ts';
import type { Running } from './run-process.ts';
import { usageRouter } from './usage-router.ts';

/**
 * Starts the usage-search service in its own process, so that slow queries or engine crashes affect nothing
 * else. With chDB there is one instance, because only one process at a time can use its folder. With a
 * ClickHouse server there can be several. Throws a `StartFailure` if the port is in use or PostgreSQL cannot
 * be reached.
 */
export async function startUsage(config: PlatformConfig, log: Logger): Promise<Running> {
  const opened = new AsyncDisposableStack();
  const readiness: Readiness = { state: 'starting' };
  try {
    const app = createApp(readiness, config.trustProxy);
    const { host, usage, shutdownSeconds } = config;
    const server = await listen(app, { host, port: usage.port, variable: 'USAGE_PORT' });
    const stores = await openStores(config, opened);
    const database = await openUsageDatabase(usage, { sql: stores.sql });
    opened.defer(() => database.close());
    await awaitSchema(stores.sql, log);
    const lost = await forgetLostDays({ sql: stores.sql, stays: database.stays });
    if (lost > 0) log.warn({ days: lost }, 'sessions of days are computed again: their rows were lost');
    const services = await openServices({ config, log, ...stores }, opened);
    app.get('/metrics', metricsRoute('usage', services));
    const counts = measureEvents(services.metrics.registry);
    app.use('/events', eventsRouter({ ...services, writer: database.writer, counts }));
    app.use('/', usageRouter({ ...services, reads: createSearchShares() }, database.reader));
    opened.defer(keepStoringDays({ sql: stores.sql, stays: database.stays, log }, usage.retentionDays));
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

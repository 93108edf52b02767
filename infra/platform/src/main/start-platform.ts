import type { Express } from 'express';
import type { Logger } from 'pino';
import { bounceRouter } from '../areas/bounces/bounce-router.ts';
import type { Services } from '../call/services.ts';
import type { PlatformConfig } from '../foundation/config.ts';
import { migrate, schemaLock } from '../foundation/schema/migrate.ts';
import { workInBackground } from './background.ts';
import { cloudFunctions } from './functions.ts';
import { createApp, mountParse, type Readiness } from './http/app.ts';
import { type Listening, listen } from './http/listen.ts';
import { metricsRoute } from './http/metrics.ts';
import { routesRouter } from './http/routes-router.ts';
import { openServices, openStores, type ProgramServices } from './open-services.ts';
import { handlerOf } from './parse/functions.ts';
import { mountPath } from './parse/options.ts';
import { untilItReads } from './parse/readiness.ts';
import { type RunningParseServer, startParseServer } from './parse/server.ts';
import type { Running } from './run-process.ts';

export interface Platform extends Running {
  /** The URL for Parse clients, including `/parse`. */
  url: string;
}

/**
 * Starts the platform: Parse Server with our classes and cloud functions, health endpoints and, unless
 * workers are separate, the job workers. Several can start at once on one database. Throws a `StartFailure`
 * if the port is in use or the database cannot be reached.
 */
export async function startPlatform(config: PlatformConfig, log: Logger): Promise<Platform> {
  const readiness: Readiness = { state: 'starting' };
  const app = createApp(readiness, config.trustProxy);
  const server = await listen(app, { host: config.host, port: config.port, variable: 'PLATFORM_PORT' });
  const opened = new AsyncDisposableStack();
  const close = async (seconds: number) => {
    // Running calls finish first, because they need the services that are closed next.
    await server.close(seconds);
    await opened.disposeAsync();
  };
  try {
    const { parse, services } = await open({ config, log }, server, opened);
    if (!config.workersApart) await workInBackground(services, opened);
    mount(app, parse, services);
    const url = urlOf(config, server);
    await untilItReads(config, url);
    readiness.state = 'ready';
    return {
      url,
      drainSeconds: config.drainSeconds,
      drain: () => {
        readiness.state = 'draining';
      },
      close: () => close(config.shutdownSeconds),
    };
  } catch (error) {
    await close(0);
    throw error;
  }
}

interface Opened {
  parse: RunningParseServer;
  services: ProgramServices;
}

async function open(
  { config, log }: Pick<Services, 'config' | 'log'>,
  { port }: Listening,
  opened: AsyncDisposableStack,
): Promise<Opened> {
  const stores = await openStores(config, opened);
  const { sql, files } = stores;
  const parse = await sql.exclusively(schemaLock, async () => {
    const started = await startParseServer({ config, log, port, files });
    opened.defer(() => started.close());
    await migrate(sql);
    return started;
  });
  const services = await openServices({ config, log, ...stores }, opened);
  for (const definition of cloudFunctions) parse.define(definition.name, handlerOf(definition, services));
  return { parse, services };
}

function mount(app: Express, parse: RunningParseServer, services: ProgramServices): void {
  app.get('/metrics', metricsRoute('platform', services));
  app.use('/gateway', routesRouter(services));
  app.use('/bounces', bounceRouter(services));
  mountParse(app, { path: mountPath, parse: parse.app, functions: cloudFunctions, services });
}

function urlOf({ host }: PlatformConfig, { port }: Listening): string {
  const reachable = /^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}${mountPath}`;
}

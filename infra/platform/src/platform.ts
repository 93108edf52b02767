import { bounceRouter } from './bounces/bounce-router.ts';
import { cloudFunctions } from './cloud/register.ts';
import type { PlatformConfig } from './config.ts';
import { type Database, isUnavailable, openDatabase } from './database/sql.ts';
import { FolderStore } from './files/file-store.ts';
import { gatewayRouter } from './gateway/router.ts';
import { createApp, mountParse } from './http/app.ts';
import { type Listening, listen } from './http/listen.ts';
import { type Jobs, openJobs } from './jobs/queue.ts';
import { jobDefinitions } from './jobs/register.ts';
import { createLimits } from './limits/limits.ts';
import { keepSweeping } from './limits/sweep.ts';
import { createLog } from './log.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { handlerOf } from './parse/functions.ts';
import { mountPath } from './parse/options.ts';
import { readsWithMasterKey } from './parse/readiness.ts';
import { type RunningParseServer, startParseServer } from './parse/server.ts';
import { migrate } from './schema/migrate.ts';
import type { Services } from './services.ts';
import { StartFailure } from './start-failure.ts';
import { resumeTasks } from './tasks/start-task.ts';

export interface Platform {
  /** Where Parse clients reach it, `/parse` included. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the platform: Parse Server with our classes and cloud functions, the workers of its jobs, health.
 * Several may start at once on one database. Fails with a `StartFailure` when the port is taken or the
 * database cannot be reached.
 */
export async function startPlatform(config: PlatformConfig): Promise<Platform> {
  const parts: Partial<Parts> = {};
  try {
    await startParts(config, parts);
    return { url: urlOf(config, parts), close: () => closeParts(parts, config.shutdownSeconds) };
  } catch (error) {
    await closeParts(parts, 0);
    throw error;
  }
}

interface Parts {
  sql: Database;
  server: Listening;
  parse: RunningParseServer;
  jobs: Jobs;
  mail: Mailer;
  stopSweeping(): void;
}

async function startParts(config: PlatformConfig, parts: Partial<Parts>): Promise<void> {
  const log = createLog(config.logLevel);
  let ready = async () => false;
  const app = createApp(() => ready(), config.trustProxy);
  const server = await listen(app, config.host, config.port);
  parts.server = server;
  const sql = openDatabase(config.databaseUrl);
  parts.sql = sql;
  await assertReachable(sql, config.databaseUrl);
  const files = new FolderStore(config.filesDir);
  const parse = await sql.exclusively('platform schema', async () => {
    parts.parse = await startParseServer({ config, log, port: server.port, files });
    await migrate(sql);
    return parts.parse;
  });
  const jobs = await openJobs(config, log, jobDefinitions);
  parts.jobs = jobs;
  const mail = openMailer(config);
  parts.mail = mail;
  const limits = createLimits(sql, config.rateLimits);
  const { clearRoleCache, forgetSessions } = parse;
  const services: Services = { config, sql, jobs, mail, files, limits, log, clearRoleCache, forgetSessions };
  for (const definition of cloudFunctions) parse.define(definition.name, handlerOf(definition, services));
  await jobs.work(services);
  await resumeTasks(services);
  parts.stopSweeping = keepSweeping(services);
  app.use('/gateway', gatewayRouter(services));
  app.use('/bounces', bounceRouter(services));
  const { masterKey } = config;
  mountParse(app, { path: mountPath, parse: parse.app, functions: cloudFunctions, masterKey, log });
  ready = () => readsWithMasterKey(config, urlOf(config, parts));
}

/** Calls under way come first: they need everything that is closed after them. */
async function closeParts(parts: Partial<Parts>, seconds: number): Promise<void> {
  await parts.server?.close(seconds);
  parts.stopSweeping?.();
  await parts.jobs?.close();
  parts.mail?.close();
  await parts.parse?.close();
  await parts.sql?.close();
}

function urlOf({ host }: PlatformConfig, { server }: Partial<Parts>): string {
  const reachable = /^(0\.0\.0\.0|::)$/.test(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${server?.port}${mountPath}`;
}

async function assertReachable(sql: Database, databaseUrl: string): Promise<void> {
  try {
    await sql.query('select 1');
  } catch (error) {
    const { hostname, port } = new URL(databaseUrl);
    const place = `The database on ${hostname}, port ${port || 5432},`;
    if (isUnavailable(error)) throw new StartFailure(`${place} cannot be reached.`);
    if (error instanceof Error) throw new StartFailure(`${place} refuses the connection: ${error.message}.`);
    throw error;
  }
}

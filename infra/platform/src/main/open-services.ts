import { createThrottledCallers } from '@campus/server-kit/throttled-callers';
import { createChangeShares } from '../call/change-shares.ts';
import { createDatabaseLimits } from '../call/limits.ts';
import { createPreparedAnswers } from '../call/prepared-answers.ts';
import { createReadShares } from '../call/read-shares.ts';
import type { Services } from '../call/services.ts';
import { countUnrecorded } from '../call/unrecorded-refusals.ts';
import type { PlatformConfig } from '../foundation/config.ts';
import { type Database, isUnavailable, openDatabase } from '../foundation/database/sql.ts';
import { FolderStore } from '../foundation/files/file-store.ts';
import { openMailer } from '../foundation/mail/mailer.ts';
import { StartFailure } from '../foundation/start-failure.ts';
import { openJobs, type WorkerServices } from '../work/jobs/queue.ts';
import { createMetrics, type PlatformMetrics } from './http/measure.ts';
import { jobDefinitions } from './jobs.ts';

/** What a program of the platform serves with: the services of its calls and jobs, and its metrics. */
export type ProgramServices = WorkerServices & { metrics: PlatformMetrics };

type Stores = Pick<Services, 'sql' | 'files'>;

/** Opens the database and the file store. Throws a `StartFailure` if the database cannot be reached. */
export async function openStores(config: PlatformConfig, opened: AsyncDisposableStack): Promise<Stores> {
  const sql = openDatabase(config.databaseUrl);
  opened.defer(() => sql.close());
  await assertReachable(sql, config.databaseUrl);
  return { sql, files: new FolderStore(config.filesDir) };
}

/** Opens the remaining services of platform and worker, once the database is migrated. */
export async function openServices(
  base: Stores & Pick<Services, 'config' | 'log'>,
  opened: AsyncDisposableStack,
): Promise<ProgramServices> {
  const { config, sql, log } = base;
  const metrics = createMetrics();
  const mail = openMailer(config, metrics.mail);
  opened.defer(() => mail.close());
  const jobs = await openJobs(config, log, jobDefinitions, metrics.job);
  opened.defer(() => jobs.close());
  return {
    ...base,
    metrics,
    jobs,
    mail,
    limits: createDatabaseLimits(sql, config.rateLimits),
    reads: createReadShares(),
    changes: createChangeShares(),
    prepared: createPreparedAnswers(),
    unrecorded: countUnrecorded(log),
    throttled: createThrottledCallers(config.rateLimits),
  };
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

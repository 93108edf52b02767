import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Services } from '../../call/services.ts';
import type { PlatformConfig } from '../../foundation/config.ts';
import { type HeldLocks, openHeldLocks } from '../../foundation/database/held-locks.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { JobQueue } from '../../foundation/job-queue.ts';
import { indexClaims, keepFreeing, whileHeld } from './claims.ts';
import type { JobDefinition, JobRun } from './define.ts';
import { countLongRuns, type LongRuns } from './long-runs.ts';
import { runThroughOutages } from './outages.ts';

/** The job queue of a process that can also run its jobs. */
export interface Jobs extends JobQueue {
  /** Starts running jobs in this process. */
  work(services: Services): Promise<void>;
  /** Stops fetching jobs and waits for running ones. The rest is left to other processes. */
  close(): Promise<void>;
}

/** The services of a process that can run jobs. */
export type WorkerServices = Services & { jobs: Jobs };

/** How a run of a job ended: `failed` and tried again, or `lost` after its last attempt. */
export type JobOutcome = 'success' | 'failed' | 'lost';

/** Called after each run of a job in this process. */
type ObserveJob = (queue: string, outcome: JobOutcome) => void;

/** Opens the job queues, in their own database schema. */
export async function openJobs(
  config: PlatformConfig,
  log: Logger,
  definitions: readonly JobDefinition[],
  observe: ObserveJob = () => undefined,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: config.databaseUrl,
    schema: 'jobs',
    application_name: 'campus-jobs',
    max: 4,
    schedule: false,
    // Notifications wake the workers when a job arrives; polling is the fallback.
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error(error, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  await boss.start();
  const closing = new AbortController();
  const working = new AsyncDisposableStack();
  for (const definition of definitions) await keepQueue(boss, definition);
  return {
    enqueue: async (sql, name, { key, data, afterSeconds = 0, group, ahead = false }) => {
      await boss.send(name, data, {
        singletonKey: key,
        startAfter: afterSeconds,
        priority: ahead ? 1 : 0,
        ...(group && { group: { id: group } }),
        db: executing(sql),
      });
    },
    enqueueAll: async (sql, name, many) => {
      if (many.length === 0) return;
      await boss.insert(
        name,
        many.map(({ key, data }) => ({ singletonKey: key, data })),
        { db: executing(sql) },
      );
    },
    work: async (services) => {
      const locks = await openHeldLocks(config.databaseUrl);
      working.defer(() => locks.close());
      await services.sql.exclusively('claims of jobs', () => indexClaims(services.sql));
      const context = { services, closing: closing.signal, longRuns: countLongRuns(), locks, observe };
      for (const definition of definitions) await workOn(boss, definition, context);
      working.defer(keepFreeing(services));
    },
    close: async () => {
      closing.abort();
      await boss.stop({ graceful: true, timeout: config.shutdownSeconds * 1000 });
      await working.disposeAsync();
    },
  };
}

function executing(sql: Queryable) {
  return {
    executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql.query(text, values ?? []) }),
  };
}

/** Creates the queue, or updates the settings of one that an earlier version created. */
async function keepQueue(boss: PgBoss, definition: JobDefinition): Promise<void> {
  const settings = settingsOf(definition);
  await boss.createQueue(definition.name, { policy: 'short', ...settings });
  await boss.updateQueue(definition.name, settings);
}

function settingsOf({ seconds, retries, pauseSeconds }: JobDefinition) {
  return {
    notify: true,
    expireInSeconds: seconds,
    // Dead processes are noticed by their locks. This detects a process that is alive but stuck.
    heartbeatSeconds: 30,
    retryLimit: retries,
    retryDelay: pauseSeconds,
    retryBackoff: true,
    retryDelayMax: 600,
    retentionSeconds: 14 * 24 * 3600,
    deleteAfterSeconds: 7 * 24 * 3600,
  };
}

type WorkerContext = Pick<JobRun<unknown>, 'services' | 'closing'> & {
  longRuns: LongRuns;
  locks: HeldLocks;
  observe: ObserveJob;
};

async function workOn(boss: PgBoss, definition: JobDefinition, context: WorkerContext): Promise<void> {
  const options = {
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 2,
    heartbeatRefreshSeconds: 10,
    ...concurrencyOf(definition),
  } as const;
  const { longRuns, locks, services } = context;
  await boss.work<unknown, void, typeof options>(definition.name, options, async (jobs) => {
    const { atOnce, givesWayMs } = definition;
    const isAwaited = jobs.some(({ priority }) => priority > 0);
    if (givesWayMs !== undefined && !isAwaited) await longRuns.over(givesWayMs);
    const runAll = () =>
      whileHeld(locks, jobs, (held) => Promise.all(held.map((job) => runOne(definition, job, context))));
    const { result, elsewhere } = await (atOnce ? longRuns.during(runAll) : runAll());
    return [...result, ...elsewhere.map((job) => leave(definition, job, services))];
  });
}

/** Leaves a job to the process that still works on it. The queue retries it later. */
function leave({ name }: JobDefinition, { id }: JobWithMetadata<unknown>, { log }: Services): JobResult {
  log.warn({ job: name, jobId: id }, 'job is worked on elsewhere');
  return { id, status: 'failed', output: { message: 'Another process still works on it.' } };
}

/** The next batch is fetched only after the previous one has ended, so long runs must not be in batches. */
function concurrencyOf({ atOnce, batch = 8 }: JobDefinition) {
  if (atOnce) return { batchSize: 1, localConcurrency: atOnce.all, localGroupConcurrency: atOnce.ofGroup };
  // While batches are full, the next one is fetched without a pause.
  return { batchSize: batch, burstWhenBatchFull: true };
}

/** Runs one job and returns its outcome. The queue retries failed jobs. */
async function runOne(
  definition: JobDefinition,
  job: JobWithMetadata<unknown>,
  { services, closing, observe }: WorkerContext,
): Promise<JobResult> {
  const log = services.log.child({ job: definition.name, jobId: job.id, ...definition.about(job.data) });
  const started = performance.now();
  const lastAttempt = job.retryCount >= job.retryLimit;
  const facts = () => ({ attempt: job.retryCount + 1, ms: Math.round(performance.now() - started) });
  try {
    await runThroughOutages(definition, { data: job.data, services, log, lastAttempt, closing });
    observe(definition.name, 'success');
    log.info({ outcome: 'success', ...facts() }, 'job');
    return { id: job.id, status: 'completed' };
  } catch (error) {
    observe(definition.name, lastAttempt ? 'lost' : 'failed');
    log.error({ outcome: 'failed', ...facts(), lastAttempt, err: error }, 'job');
    return { id: job.id, status: 'failed', output: { message: String(error) } };
  }
}

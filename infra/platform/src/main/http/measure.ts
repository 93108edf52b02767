import { statfs } from 'node:fs/promises';
import { type BuildInfo, readBuildInfo } from '@campus/server-kit/build-info';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Services } from '../../call/services.ts';
import type { MailOutcome } from '../../foundation/mail/mailer.ts';
import type { JobOutcome } from '../../work/jobs/queue.ts';
import { readState } from './read-state.ts';

/** What this process counts while it runs. */
export interface PlatformMetrics {
  /** Counts one attempt to send a mail. */
  mail(outcome: MailOutcome): void;
  /** Counts one run of a job. */
  job(queue: string, outcome: JobOutcome): void;
  /** Where the counts are. */
  registry: Registry;
  build: BuildInfo;
}

/** Creates the counters of a process, each with every outcome that it can have, at 0. */
export function createMetrics(): PlatformMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const mails = new Counter({
    name: 'campus_mails_total',
    help: 'Attempts of this process to send a mail: sent, failed (tried again), or refused for good.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'failed', 'refused'] satisfies MailOutcome[]) mails.inc({ outcome }, 0);
  const jobs = new Counter({
    name: 'campus_job_runs_total',
    help: 'Runs of jobs in this process: success, failed (tried again), or lost after the last attempt.',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  });
  return {
    mail: (outcome) => mails.inc({ outcome }),
    job: (queue, outcome) => jobs.inc({ queue, outcome }),
    registry,
    build: readBuildInfo(),
  };
}

/** Adds what a process can say about itself, its disk, and its database. The result reads the figures again. */
export function addMeasurements(
  part: string,
  {
    metrics: { registry, build },
    unrecorded,
    config,
    sql,
  }: Pick<Services, 'config' | 'unrecorded' | 'sql'> & { metrics: PlatformMetrics },
): () => Promise<void> {
  const registers = [registry];
  new Gauge({
    name: 'campus_build_info',
    help: 'Always 1: the part, its version, and the commit of its checkout.',
    labelNames: ['part', 'version', 'revision'],
    registers,
  }).set({ part, ...build }, 1);
  new Counter({
    name: 'campus_unrecorded_refusals_total',
    help: 'Refused changes without an audit entry: by strangers to an account, or too many of one user.',
    registers,
    collect() {
      this.reset();
      this.inc(unrecorded.total());
    },
  });
  const readDisk = measureDisk(registry, config.filesDir);
  const readDatabase = measureDatabase(registry, sql);
  return async () => {
    await Promise.all([readDisk(), readDatabase()]);
  };
}

function gaugeOf(registry: Registry, name: string, help: string, labelNames: string[] = []): Gauge {
  return new Gauge({ name, help, labelNames, registers: [registry] });
}

function measureDisk(registry: Registry, folder: string): () => Promise<void> {
  const size = gaugeOf(registry, 'campus_files_size_bytes', 'The size of the disk of FILES_DIR.');
  const free = gaugeOf(registry, 'campus_files_free_bytes', 'What Campus may still use of that disk.');
  return async () => {
    const disk = await statfs(folder).catch(() => undefined);
    show(size, disk && disk.blocks * disk.bsize);
    show(free, disk && disk.bavail * disk.bsize);
  };
}

/** The figures of the database. While it cannot be reached, they are left out. */
function measureDatabase(registry: Registry, sql: Services['sql']): () => Promise<void> {
  const gauge = gaugeOf.bind(undefined, registry);
  const reachable = gauge('campus_database_reachable', 'Whether the database answered just now: 1 or 0.');
  const waiting = gauge('campus_jobs_waiting', 'Jobs that wait, also for another attempt.', ['queue']);
  const failed = gauge('campus_jobs_failed', 'Jobs given up in the last seven days.', ['queue']);
  const oldest = gauge('campus_oldest_job_seconds', 'The age of the oldest job that is due.', ['queue']);
  const tasks = gauge('campus_open_tasks', 'Tasks that are not finished, by status.', ['status']);
  const bytes = gauge('campus_database_size_bytes', 'The size of the database.');
  const signIns = gauge(
    'campus_recent_sign_in_failures',
    'Failed sign-ins with a password of those who failed within ten minutes, since their last quiet day.',
  );
  return async () => {
    const state = await readState(sql).catch(() => undefined);
    show(reachable, state ? 1 : 0);
    show(bytes, state?.databaseBytes);
    show(signIns, state?.signInFailures);
    for (const each of [waiting, failed, oldest, tasks]) each.reset();
    for (const job of state?.jobs ?? []) {
      waiting.set({ queue: job.queue }, job.waiting);
      failed.set({ queue: job.queue }, job.failed);
      oldest.set({ queue: job.queue }, job.oldestSeconds);
    }
    for (const { status, count } of state?.tasks ?? []) tasks.set({ status }, count);
  };
}

/** Shows a figure, or leaves it out if it is not known. */
function show(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}

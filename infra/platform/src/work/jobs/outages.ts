import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable, type Queryable } from '../../foundation/database/sql.ts';
import type { JobDefinition, JobRun } from './define.ts';

/** How often a job is rerun in place. Limited, because the job itself may cause the outage. */
const repeats = 3;
const pauseMs = 500;

/**
 * Runs a job. After a database outage, waits for the database and reruns the job. Otherwise the job would
 * cost an attempt and wait until somebody notices that no process works on it.
 */
export async function runThroughOutages(definition: JobDefinition, run: JobRun<unknown>): Promise<void> {
  for (let repeat = 0; ; repeat += 1) {
    try {
      return await definition.run(run);
    } catch (error) {
      if (!isUnavailable(error) || repeat === repeats || run.closing.aborted) throw error;
      run.log.warn({ err: error }, 'job waits for the database');
      await untilBack(run.services.sql, run.closing);
    }
  }
}

/** Settles when the database answers, or when the process ends. */
async function untilBack(sql: Queryable, closing: AbortSignal): Promise<void> {
  const answers = () =>
    sql.query('select 1').then(
      () => true,
      () => false,
    );
  while (!closing.aborted && !(await answers()))
    await wait(pauseMs, undefined, { signal: closing }).catch(() => undefined);
}

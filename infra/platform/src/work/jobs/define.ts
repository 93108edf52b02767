import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Services } from '../../call/services.ts';

/** One run of a job. It may run again after a crash: what it does must bear being done twice. */
export interface JobRun<D> {
  data: D;
  services: Services;
  log: Logger;
  /** Whether nobody will try again if this run fails. */
  lastAttempt: boolean;
  /** Aborted when this process ends: what can be left to another one soon should be. */
  closing: AbortSignal;
}

interface JobSettings<D extends z.ZodType> {
  name: string;
  data: D;
  /** How long one run may take before it counts as lost. */
  seconds: number;
  /** How often a failed run is tried again. */
  retries: number;
  /** The first pause before it is tried again; every further one is twice as long, up to ten minutes. */
  pauseSeconds?: number;
  /** For long runs: so many at once in one process, and of one group. Without it short runs go in batches. */
  atOnce?: AtOnce;
  /** For short runs: so many are fetched in one go, and run at once. */
  batch?: number;
  /**
   * For short runs nobody waits for: while this process is at long ones a batch begins only so often, in milliseconds.
   * Those that are `ahead` do not wait.
   */
  givesWayMs?: number;
  handle(run: JobRun<z.output<D>>): Promise<void>;
}

interface AtOnce {
  all: number;
  ofGroup: number;
}

/** A job ready to be worked on, whatever its data. */
export interface JobDefinition {
  name: string;
  seconds: number;
  retries: number;
  pauseSeconds: number;
  atOnce?: AtOnce;
  batch?: number;
  givesWayMs?: number;
  run(run: JobRun<unknown>): Promise<void>;
}

/** Declares a job: its data is read by a schema again when it runs, for it may come from an older version. */
export function job<D extends z.ZodType>({ data, handle, ...settings }: JobSettings<D>): JobDefinition {
  return { pauseSeconds: 5, ...settings, run: (run) => handle({ ...run, data: data.parse(run.data) }) };
}

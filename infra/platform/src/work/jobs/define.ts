import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Services } from '../../call/services.ts';

/** One run of a job. It may run again after a crash: what it does must bear being done twice. */
export interface JobRun<D> {
  data: D;
  services: Services;
  log: Logger;
  /** Whether this is the last attempt. */
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
  /**
   * For long runs: the number at a time per process, and per group. Without it, runs are short and come in
   * batches.
   */
  atOnce?: AtOnce;
  /** For short runs: the number fetched and run at a time. */
  batch?: number;
  /**
   * For short runs that nobody waits for: while this process has long runs, a batch starts only this often,
   * in milliseconds. Jobs that are `ahead` do not wait.
   */
  givesWayMs?: number;
  /** What the lines of a run's log say about it besides its job. */
  about?(data: z.output<D>): RunFacts;
  handle(run: JobRun<z.output<D>>): Promise<void>;
}

type RunFacts = Readonly<Record<string, string | undefined>>;

interface AtOnce {
  all: number;
  ofGroup: number;
}

/** A job ready to be run, with data of any type. */
export interface JobDefinition {
  name: string;
  seconds: number;
  retries: number;
  pauseSeconds: number;
  atOnce?: AtOnce;
  batch?: number;
  givesWayMs?: number;
  /** Nothing where the data has another shape. */
  about(data: unknown): RunFacts;
  run(run: JobRun<unknown>): Promise<void>;
}

/** Declares a job: its data is read by a schema again when it runs, for it may come from an older version. */
export function job<D extends z.ZodType>({
  data,
  handle,
  about,
  ...settings
}: JobSettings<D>): JobDefinition {
  return {
    pauseSeconds: 5,
    ...settings,
    about: (read) => {
      const known = data.safeParse(read);
      return known.success ? (about?.(known.data) ?? {}) : {};
    },
    run: (run) => handle({ ...run, data: data.parse(run.data) }),
  };
}

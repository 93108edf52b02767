import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Services } from '../../call/services.ts';

/** One run of a job. It may repeat after a crash, so the job must tolerate running twice. */
export interface JobRun<D> {
  data: D;
  services: Services;
  log: Logger;
  /** Whether this is the last attempt. */
  lastAttempt: boolean;
  /** Aborted when this process ends. Work that another process can do soon should then stop. */
  closing: AbortSignal;
}

interface JobSettings<D extends z.ZodType> {
  name: string;
  data: D;
  /** The number of seconds after which a run counts as lost. */
  seconds: number;
  /** How often a failed run is retried. */
  retries: number;
  /** The pause before the first retry. It doubles with every retry, up to ten minutes. */
  pauseSeconds?: number;
  /**
   * For long runs: the number of simultaneous runs per process and per group. Without it, runs are short and
   * are fetched in batches.
   */
  atOnce?: AtOnce;
  /** For short runs: the number that are fetched and run together. */
  batch?: number;
  /**
   * For short runs that nobody waits for: the minimum interval between batches, in milliseconds, while this
   * process has long runs. Jobs that are `ahead` do not wait.
   */
  givesWayMs?: number;
  /** Fields for a run's log lines, in addition to the job's name. */
  about?(data: z.output<D>): RunFacts;
  handle(run: JobRun<z.output<D>>): Promise<void>;
}

type RunFacts = Readonly<Record<string, string | undefined>>;

interface AtOnce {
  all: number;
  ofGroup: number;
}

/** A job that can run with data of any type. */
export interface JobDefinition {
  name: string;
  seconds: number;
  retries: number;
  pauseSeconds: number;
  atOnce?: AtOnce;
  batch?: number;
  givesWayMs?: number;
  /** Empty if the data has another shape. */
  about(data: unknown): RunFacts;
  run(run: JobRun<unknown>): Promise<void>;
}

/** Declares a job. Its data is parsed again at each run, because an older version may have enqueued it. */
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

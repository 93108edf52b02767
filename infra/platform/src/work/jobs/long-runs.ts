import { setTimeout as wait } from 'node:timers/promises';

/** The long runs of this process. */
export interface LongRuns {
  /** Counts `work` as a long run. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Settles when no long run is active, or after `maxMs` milliseconds. */
  over(maxMs: number): Promise<void>;
}

/** Creates a counter for this process. */
export function countLongRuns(): LongRuns {
  let underWay = 0;
  let end = Promise.withResolvers<void>();
  return {
    during: async (work) => {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) {
          end.resolve();
          end = Promise.withResolvers();
        }
      }
    },
    over: async (maxMs) => {
      if (underWay > 0) await Promise.race([end.promise, wait(maxMs, undefined, { ref: false })]);
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';

/** The long runs that this process is at. */
export interface LongRuns {
  /** Counts `work` as one of them. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Settles as soon as there is none, at the latest after this many milliseconds. */
  over(maxMs: number): Promise<void>;
}

/** A counter of this process. */
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

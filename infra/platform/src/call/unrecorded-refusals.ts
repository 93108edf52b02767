import type { Logger } from 'pino';

const secondsBetweenLines = 60;

/** Refused changes that are not recorded in the audit trail, so that nobody can flood a trail with them. */
export interface UnrecordedRefusals {
  /** Counts a refusal. If there are many, their number is logged once a minute. */
  count(refusal: { userId: string | undefined; accountId: string | undefined; key: string }): void;
  /** The number since the process started. */
  total(): number;
}

/** Creates a counter for this process. `now` returns milliseconds. */
export function countUnrecorded(log: Logger, now: () => number = Date.now): UnrecordedRefusals {
  let total = 0;
  let loggedTotal = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    total: () => total,
    count: (last) => {
      total += 1;
      if (now() - loggedAt < secondsBetweenLines * 1000) return;
      log.warn({ refusals: total - loggedTotal, total, last }, 'refused changes that leave no audit entry');
      loggedTotal = total;
      loggedAt = now();
    },
  };
}

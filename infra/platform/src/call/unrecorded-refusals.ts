import type { Logger } from 'pino';

const secondsBetweenLines = 60;

/** Refused changes that leave no audit entry, so that nobody can fill a trail with them. */
export interface UnrecordedRefusals {
  /** Counts a refusal. If there are many, the log has one line a minute with their number. */
  count(refusal: { userId: string | undefined; accountId: string | undefined; key: string }): void;
  /** How many there were since the process began. */
  total(): number;
}

/** A counter of this process; `now` gives milliseconds. */
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

import type { Limit } from '@campus/contracts/core/contract';
import { type Quota, TooManyCalls } from '@campus/contracts/core/quota';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts the calls of each operation and caller. */
export interface Limits {
  /**
   * Counts one call and returns how many are left, or throws `request.tooMany` with the seconds until the next call is
   * allowed.
   */
  count(operation: string, limit: Limit, caller: string, report?: (quota: Quota) => void): Promise<void>;
  /** Throws the same where no call is left, and counts none. */
  refuseExhausted(operation: string, limit: Limit, caller: string): Promise<void>;
}

/** Counts in this process. Where limits are not `enabled`, nothing is counted or refused. */
export function createLimits(enabled: boolean): Limits {
  const limiters = new Map<string, RateLimiterMemory>();

  function limiterOf(operation: string, limit: Limit): RateLimiterMemory {
    const name = `${operation} ${limit.calls}`;
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterMemory({ points: limit.calls, duration: limit.seconds });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(operation, limit, caller, report = () => undefined) {
      if (!enabled) return;
      const quotaOf = (counted: RateLimiterRes): Quota => ({
        operation,
        limit,
        left: counted.remainingPoints,
        seconds: secondsOf(counted),
      });
      try {
        report(quotaOf(await limiterOf(operation, limit).consume(caller)));
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        report(quotaOf(rejection));
        throw new TooManyCalls(quotaOf(rejection));
      }
    },
    async refuseExhausted(operation, limit, caller) {
      if (!enabled) return;
      const counted = await limiterOf(operation, limit).get(caller);
      if (counted && counted.consumedPoints >= limit.calls)
        throw new TooManyCalls({ operation, limit, left: 0, seconds: secondsOf(counted) });
    },
  };
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

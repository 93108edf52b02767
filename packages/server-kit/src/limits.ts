import type { Limit } from '@campus/contracts/core/contract';
import { type Quota, TooManyCalls } from '@campus/contracts/core/quota';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts calls per operation and caller. */
export interface Limits {
  /**
   * Counts one call and reports how many are left. Throws `request.tooMany` with the seconds until the next
   * call is allowed.
   */
  count(operation: string, limit: Limit, caller: string, report?: (quota: Quota) => void): Promise<void>;
  /** Throws the same error if no call is left, without counting a call. */
  refuseExhausted(operation: string, limit: Limit, caller: string): Promise<void>;
}

/** Limits with counts stored by `newLimiter`. If limits are switched off, nothing is counted or refused. */
export function createLimits(
  isEnabled: boolean,
  newLimiter: (operation: string, limit: Limit) => RateLimiterAbstract,
): Limits {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterOf(operation: string, limit: Limit): RateLimiterAbstract {
    const name = `${operation} ${limit.calls}`;
    const stored = limiters.get(name);
    if (stored) return stored;
    const limiter = newLimiter(operation, limit);
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(operation, limit, caller, report = () => undefined) {
      if (!isEnabled) return;
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
      if (!isEnabled) return;
      const counted = await limiterOf(operation, limit).get(caller);
      if (counted && counted.consumedPoints >= limit.calls)
        throw new TooManyCalls({ operation, limit, left: 0, seconds: secondsOf(counted) });
    },
  };
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

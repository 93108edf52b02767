import { AppError } from '@campus/contracts/core/app-error';
import type { Limit } from '@campus/contracts/core/contract';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How many calls of an operation its caller has left. */
export interface Quota {
  operation: string;
  limit: Limit;
  left: number;
  /** Seconds until all calls are allowed again. */
  seconds: number;
}

/** Counts the calls of each operation and caller. */
export interface Limits {
  /**
   * Counts one call and tells what is left, or throws `request.tooMany` with the seconds until the next call is
   * allowed.
   */
  count(operation: string, limit: Limit, caller: string, tell?: (quota: Quota) => void): Promise<void>;
  /** Throws the same where no call is left, and counts none. */
  refuseExhausted(operation: string, limit: Limit, caller: string): Promise<void>;
}

/** Thrown with the error, so that the answer can set Retry-After. */
export class TooManyCalls extends AppError<'request.tooMany'> {
  readonly seconds: number;

  constructor(seconds: number) {
    super('tooMany', 'request.tooMany', { seconds });
    this.seconds = seconds;
  }
}

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
    async count(operation, limit, caller, tell = () => undefined) {
      if (!enabled) return;
      const told = (counted: RateLimiterRes) =>
        tell({ operation, limit, left: counted.remainingPoints, seconds: secondsOf(counted) });
      try {
        told(await limiterOf(operation, limit).consume(caller));
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        told(rejection);
        throw tooMany(rejection);
      }
    },
    async refuseExhausted(operation, limit, caller) {
      if (!enabled) return;
      const counted = await limiterOf(operation, limit).get(caller);
      if (counted && counted.consumedPoints >= limit.calls) throw tooMany(counted);
    },
  };
}

function tooMany(counted: RateLimiterRes): TooManyCalls {
  return new TooManyCalls(secondsOf(counted));
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

import { createLimits, type Limits } from '@campus/server-kit/limits';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts in this process. Unless `enabled`, nothing is counted or refused. */
export function createMemoryLimits(enabled: boolean): Limits {
  return createLimits(
    enabled,
    (_, { calls, seconds }) => new RateLimiterMemory({ points: calls, duration: seconds }),
  );
}

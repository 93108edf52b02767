import type { Limit } from '@campus/contracts/core/contract';
import { TooManyCalls } from '@campus/contracts/core/quota';
import { networkOf } from '@campus/server-kit/network';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Queryable } from '../ground/database/sql.ts';

/** Counts the calls of each function and address, over all instances of the platform. */
export interface Limits {
  /** Counts one call, or throws `request.tooMany` with the seconds until the next call is allowed. */
  count(operation: string, limit: Limit, address: string): Promise<void>;
}

/** Limits that are kept in the database; those switched off count nothing. */
export function createLimits(sql: Queryable, enabled: boolean): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf(operation: string, limit: Limit): RateLimiterPostgres {
    const name = `${operation} ${limit.calls}`;
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: clientOf(sql),
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: operation,
      points: limit.calls,
      duration: limit.seconds,
      // Further calls are refused from memory and cost the database nothing.
      inMemoryBlockOnConsumed: limit.calls + 1,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async count(operation, limit, address) {
      if (!enabled) return;
      try {
        await limiterOf(operation, limit).consume(networkOf(address));
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const seconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
        throw new TooManyCalls({ operation, limit, left: 0, seconds });
      }
    },
  };
}

/** The database as the library knows one. */
function clientOf(sql: Queryable) {
  return {
    query: async ({ name, text, values }: { name: string; text: string; values: unknown[] }) => ({
      rows: await sql.query({ name, text }, values),
    }),
  };
}

import { createLimits, type Limits } from '@campus/server-kit/limits';
import { networkOf } from '@campus/server-kit/network';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Queryable } from '../foundation/database/sql.ts';

/**
 * Creates limits per function and address that count across all platform instances. If disabled, they count
 * nothing.
 */
export function createDatabaseLimits(sql: Queryable, enabled: boolean): Pick<Limits, 'count'> {
  const limits = createLimits(
    enabled,
    (operation, { calls, seconds }) =>
      new RateLimiterPostgres({
        storeClient: clientOf(sql),
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: operation,
        points: calls,
        duration: seconds,
        // After the limit, calls are refused from memory, without a database query.
        inMemoryBlockOnConsumed: calls + 1,
      }),
  );
  return { count: (operation, limit, address) => limits.count(operation, limit, networkOf(address)) };
}

/** Returns the database in the form that the library expects. */
function clientOf(sql: Queryable) {
  return {
    query: async ({ name, text, values }: { name: string; text: string; values: unknown[] }) => ({
      rows: await sql.query({ name, text }, values),
    }),
  };
}

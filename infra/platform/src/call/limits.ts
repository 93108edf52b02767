import { createLimits, type Limits } from '@campus/server-kit/limits';
import { networkOf } from '@campus/server-kit/network';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Queryable } from '../foundation/database/sql.ts';

/** Limits of each function and address, over all instances of the platform; those switched off count nothing. */
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
        // Further calls are refused from memory and cost the database nothing.
        inMemoryBlockOnConsumed: calls + 1,
      }),
  );
  return { count: (operation, limit, address) => limits.count(operation, limit, networkOf(address)) };
}

/** The database as the library knows one. */
function clientOf(sql: Queryable) {
  return {
    query: async ({ name, text, values }: { name: string; text: string; values: unknown[] }) => ({
      rows: await sql.query({ name, text }, values),
    }),
  };
}

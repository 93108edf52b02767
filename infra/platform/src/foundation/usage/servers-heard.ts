import { lookBackDays } from '@campus/domain/analytics/period';
import * as z from 'zod';
import type { UsageReader } from './reader.ts';

const dayMs = 24 * 60 * 60 * 1000;
const server = z.object({ server: z.string(), first: z.coerce.number(), last: z.coerce.number() });
/** When a server was first and last heard, in milliseconds. */
export type ServerHeard = z.output<typeof server>;

/**
 * Returns when each server of the account's world was first and last heard in the last `days`, in
 * milliseconds.
 */
export function readServersHeard(
  reader: UsageReader,
  accountId: string,
  now: Date,
  days = lookBackDays,
): Promise<ServerHeard[]> {
  return reader.rows(
    { accountId, from: new Date(now.getTime() - days * dayMs), to: now },
    {
      sql: ({ events }) => `
        select server, min(ms) as first, max(ms) as last from ${events} where kind = 'HEARTBEAT' group by server`,
      row: server,
    },
  );
}

import { missingMs } from '@campus/domain/analytics/points';
import { heartbeatMs, maxSessionMs } from '@campus/domain/analytics/sessions';
import type { AttendanceWindow } from '@campus/domain/attendance/merge-visits';
import type { WindowState } from '@campus/domain/attendance/series';
import * as z from 'zod';
import type { UsageReader } from '../../foundation/usage/reader.ts';

const heard = z.object({
  server: z.string(),
  first: z.coerce.number(),
  last: z.coerce.number(),
  slots: z.coerce.number(),
});
const anything = z.object({ one: z.coerce.number() });

interface StateQuery {
  window: AttendanceWindow;
  completeUntil: Date | undefined;
  now: Date;
}

/**
 * Returns what is known of a window, from the heartbeats of the servers of the world. A server is missing
 * that was heard within the day before the window, and in it or within the day after.
 */
export async function readWindowState(
  reader: UsageReader,
  accountId: string,
  { window: { start, end }, completeUntil, now }: StateQuery,
): Promise<WindowState> {
  const over = Math.min(end, now.getTime());
  const around = {
    from: new Date(start - maxSessionMs),
    to: new Date(Math.min(end + maxSessionMs, now.getTime() + 1)),
  };
  const servers = await reader.rows(
    { accountId, ...around },
    {
      sql: ({ events }) => `
        select server, min(ms) as first, max(ms) as last,
          uniqExactIf(intDiv(ms, ${heartbeatMs}), ms >= {start:Int64} and ms < {end:Int64}) as slots
        from ${events} where kind = 'HEARTBEAT' group by server`,
      params: { start, end },
      row: heard,
    },
  );
  if (servers.every(({ slots }) => slots === 0))
    return (await hasEvents(reader, accountId, { start, end: over })) ? 'partial' : 'unknown';
  if (end > now.getTime() || !completeUntil || completeUntil.getTime() < end) return 'running';
  const missing = missingMs(
    servers.map(({ slots, ...times }) => ({ ...times, heardMs: slots * heartbeatMs })),
    { start: new Date(start), end: new Date(end) },
  );
  return missing >= heartbeatMs ? 'partial' : 'complete';
}

async function hasEvents(
  reader: UsageReader,
  accountId: string,
  { start, end }: AttendanceWindow,
): Promise<boolean> {
  const rows = await reader.rows(
    { accountId, from: new Date(start), to: new Date(Math.max(start, end)) },
    { sql: ({ events }) => `select 1 as one from ${events} limit 1`, row: anything },
  );
  return rows.length > 0;
}

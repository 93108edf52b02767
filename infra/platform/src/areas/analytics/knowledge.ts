import { completeUntil } from '@campus/domain/analytics/complete-until';
import { type CalendarDay, type PointState, pointState } from '@campus/domain/analytics/points';
import { heartbeatMs } from '@campus/domain/analytics/sessions';
import * as z from 'zod';
import type { UsageReader } from '../../foundation/usage/reader.ts';
import { readServersHeard } from '../../foundation/usage/servers-heard.ts';
import type { Bins } from './day-query.ts';

/** Returns the time until which all events of the account have arrived; undefined before the first event. */
export async function readCompleteUntil(
  reader: UsageReader,
  accountId: string,
  now: Date,
): Promise<Date | undefined> {
  const servers = await readServersHeard(reader, accountId, now);
  return completeUntil(
    servers.map(({ last }) => new Date(last)),
    now,
  );
}

const heard = z.object({ bin: z.coerce.number(), slots: z.coerce.number() });

/** Returns a function with the state of each day or month: whether its figures are complete. */
export async function readStates(
  reader: UsageReader,
  { accountId, bins, earliest, now }: Bins,
): Promise<(bin: CalendarDay) => PointState> {
  const [start, end] = [bins[0]?.start ?? now, bins.at(-1)?.end ?? now];
  const first = Math.max(start.getTime(), earliest.getTime());
  const [rows, until] = await Promise.all([
    reader.rows(
      {
        accountId,
        from: new Date(first),
        to: new Date(Math.max(first, Math.min(end.getTime(), now.getTime()))),
      },
      {
        sql: ({ events }) => `
          select roundDown(ms, {starts:Array(Int64)}) as bin, uniqExact(intDiv(ms, ${heartbeatMs})) as slots
          from ${events} where kind = 'HEARTBEAT' group by bin`,
        params: { starts: bins.map((day) => day.start.getTime()) },
        row: heard,
      },
    ),
    readCompleteUntil(reader, accountId, now),
  ]);
  const heardMs = new Map(rows.map(({ bin, slots }) => [bin, slots * heartbeatMs]));
  return (day) =>
    pointState(day, heardMs.get(day.start.getTime()) ?? 0, { now, completeUntil: until, earliest });
}

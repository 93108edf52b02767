import { completeUntil } from '@campus/domain/analytics/complete-until';
import { type CalendarDay, missingMs, type PointState, pointState } from '@campus/domain/analytics/points';
import { heartbeatMs } from '@campus/domain/analytics/sessions';
import * as z from 'zod';
import type { UsageReader } from '../../foundation/usage/reader.ts';
import { readServersHeard, type ServerHeard } from '../../foundation/usage/servers-heard.ts';
import type { Bins } from './day-query.ts';

/** Returns the time until which all events of the account have arrived; undefined before the first event. */
export async function readCompleteUntil(
  reader: UsageReader,
  accountId: string,
  now: Date,
): Promise<Date | undefined> {
  return untilOf(await readServersHeard(reader, accountId, now), now);
}

/** The time until which all events have arrived of the servers that were heard. */
function untilOf(servers: readonly ServerHeard[], now: Date): Date | undefined {
  return completeUntil(
    servers.map(({ last }) => new Date(last)),
    now,
  );
}

/** A day, week, or month. */
type Bin = Pick<CalendarDay, 'start' | 'end'>;

/** What is known of the days or months of a search. */
interface Known {
  /** Whether a server of the world was heard in the look-back, or anything happened in the search's days. */
  isAnything: boolean;
  /** Returns whether the figures of a day or month are complete. */
  stateOf: (bin: Bin) => PointState;
  /** The time until which all events have arrived; undefined before the first event. */
  completeUntil: Date | undefined;
}

const heard = z.object({ bin: z.coerce.number(), server: z.string(), slots: z.coerce.number() });
const begun = z.object({ bin: z.coerce.number() });

/**
 * Returns what is known of each day or month, by the servers that were heard in the last 90 days, or other `servers`.
 * Zero, unknown, and partly known are three things.
 */
export async function readKnowledge(
  reader: UsageReader,
  { accountId, bins, earliest, now }: Pick<Bins, 'accountId' | 'earliest' | 'now'> & { bins: readonly Bin[] },
  heardServers?: readonly ServerHeard[],
): Promise<Known> {
  const [start, end] = [bins[0]?.start ?? now, bins.at(-1)?.end ?? now];
  const first = Math.max(start.getTime(), earliest.getTime());
  const to = new Date(Math.max(first, Math.min(end.getTime(), now.getTime())));
  const scope = { accountId, from: new Date(first), to };
  const params = { starts: bins.map((day) => day.start.getTime()) };
  const [rows, servers] = await Promise.all([
    // Rows without a server are of all together.
    reader.rows(scope, {
      sql: ({ events }) => `
        select roundDown(ms, {starts:Array(Int64)}) as bin, server, uniqExact(intDiv(ms, ${heartbeatMs})) as slots
        from ${events} where kind = 'HEARTBEAT' group by grouping sets ((bin), (bin, server))`,
      params,
      row: heard,
    }),
    heardServers ?? readServersHeard(reader, accountId, now),
  ]);
  const heardMs = new Map(rows.map(({ bin, server, slots }) => [`${bin} ${server}`, slots * heartbeatMs]));
  const of = ({ start: day }: Bin, server = '') => heardMs.get(`${day.getTime()} ${server}`) ?? 0;
  const unheard = bins.filter((day) => of(day) === 0 && day.end > earliest && day.start < to);
  const withEvents = await readBinsWithEvents(reader, { accountId, bins: unheard, first, to, ...params });
  const until = untilOf(servers, now);
  return {
    completeUntil: until,
    isAnything: servers.length > 0 || withEvents.size > 0,
    stateOf: (day) => {
      const over = new Date(Math.min(day.end.getTime(), now.getTime()));
      const span = { start: new Date(Math.max(day.start.getTime(), earliest.getTime())), end: over };
      const received = {
        heardMs: of(day),
        missingMs: missingMs(
          servers.map(({ server, ...times }) => ({ ...times, heardMs: of(day, server) })),
          span,
        ),
        hasEvents: withEvents.has(day.start.getTime()),
      };
      return pointState(day, received, { now, completeUntil: until, earliest });
    },
  };
}

/** Returns the beginnings of days or months in which anything happened, at least of those in `bins`. */
async function readBinsWithEvents(
  reader: UsageReader,
  {
    accountId,
    bins,
    first,
    to,
    starts,
  }: {
    accountId: string;
    bins: readonly Bin[];
    first: number;
    to: Date;
    /** The beginnings of all days or months of the search. */
    starts: readonly number[];
  },
): Promise<ReadonlySet<number>> {
  const [day] = bins;
  if (!day) return new Set();
  const from = Math.max(first, day.start.getTime());
  const end = Math.min(bins.at(-1)?.end.getTime() ?? from, to.getTime());
  const rows = await reader.rows(
    { accountId, from: new Date(from), to: new Date(Math.max(from, end)) },
    {
      sql: ({ events }) => `select distinct roundDown(ms, {starts:Array(Int64)}) as bin from ${events}`,
      params: { starts },
      row: begun,
    },
  );
  return new Set(rows.map(({ bin }) => bin));
}

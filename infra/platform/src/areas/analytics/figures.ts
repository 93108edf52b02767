import type { DayGraph } from '@campus/domain/analytics/graphs';
import * as z from 'zod';
import type { Relations } from '../../foundation/usage/query.ts';
import type { UsageReader } from '../../foundation/usage/reader.ts';
import type { Stays } from '../../foundation/usage/stays/stay-sql.ts';
import type { Bins } from './day-query.ts';
import { concurrencySql, countedPeople, medianSql } from './session-sql.ts';

/** Figures by the first millisecond of their day or month. */
export type Figures = ReadonlyMap<number, number>;

type EventFigure = (relations: Relations) => string;
type StayFigure = (stays: Stays) => string;

/** The day or month of an event: the last one that has begun. */
const bin = 'roundDown(ms, {starts:Array(Int64)})';
const counted = `ms >= {first:Int64} and ms < {last:Int64} and ${countedPeople}`;

const perEvent =
  (value: string, kind: string, ofRoom = false): EventFigure =>
  ({ events }) =>
    `
  select ${bin} as bin, ${value} as value from ${events}
  where kind = '${kind}' and ${counted}${ofRoom ? ' and room = {room:String}' : ''} group by bin`;

const newUsersSql: EventFigure = ({ firstLogins }) => `
  select ${bin} as bin, count() as value from ${firstLogins} where ${counted} group by bin`;

/** Figures of events. */
const eventFigures = {
  logins: perEvent('count()', 'LOGIN'),
  uniqueLogins: perEvent('uniqExact(person)', 'LOGIN'),
  newUsers: newUsersSql,
  roomUniqueUsers: perEvent('uniqExact(person)', 'JOINROOM', true),
  roomJoins: perEvent('count()', 'JOINROOM', true),
} as const;

/** Figures of sessions and visits. */
const stayFigures = {
  sessionDuration: ({ sessions }: Stays) => medianSql(sessions(countedPeople)),
  concurrentUsers: ({ sessions }: Stays) => concurrencySql(sessions(countedPeople)),
  roomConcurrentUsers: ({ visitsToRoom }: Stays) => concurrencySql(visitsToRoom(countedPeople)),
} as const satisfies Record<string, StayFigure>;

type Figure = DayGraph | 'newUsers';

const row = z.object({ bin: z.coerce.number(), value: z.coerce.number() });

/** Returns the figures of a graph, for the days or months that have any. */
export async function readFigures(
  reader: UsageReader,
  figure: Figure,
  { accountId, bins, earliest, now, hideEmployees, room }: Bins,
): Promise<Figures> {
  const [start, end] = [bins[0]?.start ?? now, bins.at(-1)?.end ?? now];
  const first = Math.max(start.getTime(), earliest.getTime());
  const last = Math.min(end.getTime(), now.getTime() + 1);
  const params = { starts: bins.map((day) => day.start.getTime()), first, last, now: now.getTime() };
  const query = { params: { ...params, hideEmployees, room }, row };
  const rows = isOfStays(figure)
    ? await reader.stays({ accountId, first, last, now }, { ...query, sql: stayFigures[figure] })
    : await reader.rows(
        { accountId, from: new Date(first), to: new Date(last) },
        { ...query, sql: eventFigures[figure] },
      );
  return new Map(rows.map(({ bin: at, value }) => [at, value]));
}

function isOfStays(figure: Figure): figure is keyof typeof stayFigures {
  return figure in stayFigures;
}

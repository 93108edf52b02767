import type { DayGraph } from '@campus/domain/analytics/graphs';
import { maxSessionMs, readBeforeMs } from '@campus/domain/analytics/sessions';
import * as z from 'zod';
import type { Relations, UsageReader } from '../../foundation/usage/reader.ts';
import type { Bins } from './day-query.ts';
import { concurrencySql, countedSessionsSql, medianSql, roomVisitsSql } from './session-sql.ts';

/** Figures by the first millisecond of their day or month. */
export type Figures = ReadonlyMap<number, number>;

type FigureSql = (relations: Relations) => string;

/** The day or month of an event: the last one that has begun. */
const bin = 'roundDown(ms, {starts:Array(Int64)})';
const counted = 'ms >= {first:Int64} and ms < {last:Int64} and (not {hideEmployees:Bool} or not employee)';

const perEvent =
  (value: string, kind: string, ofRoom = false): FigureSql =>
  ({ events }) =>
    `
  select ${bin} as bin, ${value} as value from ${events}
  where kind = '${kind}' and ${counted}${ofRoom ? ' and room = {room:String}' : ''} group by bin`;

const newUsersSql: FigureSql = ({ firstLogins }) => `
  select ${bin} as bin, count() as value from ${firstLogins} where ${counted} group by bin`;

const figureSql: Readonly<Record<DayGraph | 'newUsers', FigureSql>> = {
  logins: perEvent('count()', 'LOGIN'),
  uniqueLogins: perEvent('uniqExact(person)', 'LOGIN'),
  newUsers: newUsersSql,
  sessionDuration: ({ events }) => medianSql(countedSessionsSql(events)),
  concurrentUsers: ({ events }) => concurrencySql(countedSessionsSql(events)),
  roomConcurrentUsers: ({ events }) => concurrencySql(roomVisitsSql(events)),
  roomUniqueUsers: perEvent('uniqExact(person)', 'JOINROOM', true),
  roomJoins: perEvent('count()', 'JOINROOM', true),
};

const row = z.object({ bin: z.coerce.number(), value: z.coerce.number() });

/** Returns the figures of a graph, for the days or months that have any. */
export async function readFigures(
  reader: UsageReader,
  figure: keyof typeof figureSql,
  { accountId, bins, earliest, now, hideEmployees, room }: Bins,
): Promise<Figures> {
  const [start, end] = [bins[0]?.start ?? now, bins.at(-1)?.end ?? now];
  const first = Math.max(start.getTime(), earliest.getTime());
  const last = Math.min(end.getTime(), now.getTime() + 1);
  const rows = await reader.rows(
    { accountId, ...spanOfSessions({ first, last, now }) },
    {
      sql: figureSql[figure],
      params: {
        starts: bins.map((day) => day.start.getTime()),
        first,
        last,
        now: now.getTime(),
        hideEmployees,
        room,
      },
      row,
    },
  );
  return new Map(rows.map(({ bin: at, value }) => [at, value]));
}

/** The time whose events must be read to know the sessions between two moments whole. */
export function spanOfSessions({ first, last, now }: { first: number; last: number; now: Date }) {
  return {
    from: new Date(first - readBeforeMs),
    to: new Date(Math.min(last + maxSessionMs, now.getTime() + 1)),
  };
}

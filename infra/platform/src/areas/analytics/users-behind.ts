import type { getUsersBehind } from '@campus/contracts/analytics/usage-functions';
import { AppError } from '@campus/contracts/core/app-error';
import { graphFacts } from '@campus/domain/analytics/graphs';
import { dayOfUsDate, earliestTime } from '@campus/domain/analytics/period';
import { daysOf } from '@campus/domain/analytics/points';
import { longestSessionMs } from '@campus/domain/analytics/sessions';
import * as z from 'zod';
import type { UsageSources } from '../../call/usage-function.ts';
import { usersOfKeys } from '../../ground/usage/people.ts';
import { roomVisitsSql, sessionsSql } from './session-sql.ts';

type Asked = z.output<typeof getUsersBehind.input>;
type Row = z.input<typeof getUsersBehind.output>[number];

const row = z.object({ person: z.coerce.number(), events: z.coerce.number(), total: z.coerce.number() });

/** The people behind one day of a graph, most events first. Of a graph of stays, everybody who was there that day. */
export async function readUsersBehind({ reader, sql }: UsageSources, asked: Asked): Promise<Row[]> {
  const { accountId, graph, room, hideEmployees, limit, offset } = asked;
  const now = new Date();
  const date = dayOfUsDate(asked.dateStr);
  const zone = graphFacts[graph].inUtc ? 'UTC' : (asked.timeZone ?? 'UTC');
  const [day] = date === undefined ? [] : daysOf({ from: date, to: date }, zone);
  if (!day) throw new AppError('invalid', 'request.invalid');
  const first = Math.max(day.start.getTime(), earliestTime(now).getTime());
  const last = Math.min(day.end.getTime(), now.getTime());
  if (last <= first) return [];
  const rows = await reader.rows(
    { accountId, from: new Date(first - longestSessionMs), to: new Date(last) },
    {
      sql: ({ events }) => `
        select person, count() as events, count() over () as total from (${behind(graph, events)})
        group by person order by events desc, person limit ${limit} offset ${offset}`,
      params: { first, last, now: now.getTime(), hideEmployees, room },
      row,
    },
  );
  const userOf = await usersOfKeys(
    sql,
    rows.map(({ person }) => person),
  );
  return rows.map(({ person, events, total }) => ({
    User_ID: userOf(person),
    Events: events,
    Total: total,
  }));
}

/** One row for each event or stay that the figure of the day counts. */
function behind(graph: Asked['graph'], events: string): string {
  const during = 'began < {last:Int64} and ended > {first:Int64} and ended > began';
  if (graph === 'sessionDuration')
    return `select person from (${sessionsSql(events)})
      where not running and began >= {first:Int64} and began < {last:Int64}`;
  if (graph === 'concurrentUsers') return `select person from (${sessionsSql(events)}) where ${during}`;
  if (graph === 'roomConcurrentUsers') return `select person from (${roomVisitsSql(events)}) where ${during}`;
  const kind = graphFacts[graph].ofRoom ? `kind = 'JOINROOM' and room = {room:String}` : `kind = 'LOGIN'`;
  return `select person from ${events}
    where ${kind} and ms >= {first:Int64} and (not {hideEmployees:Bool} or not employee)`;
}

import type { getUsersBehind } from '@campus/contracts/analytics/usage-functions';
import { AppError } from '@campus/contracts/core/app-error';
import { factsOf, isByMonth, zoneOfGraph } from '@campus/domain/analytics/graphs';
import { dayOfUsDate, earliestTime } from '@campus/domain/analytics/period';
import { type CalendarDay, daysOf, monthOf } from '@campus/domain/analytics/points';
import * as z from 'zod';
import type { UsageSources } from '../../call/usage-function.ts';
import { usersOfKeys } from '../../foundation/usage/people.ts';
import type { Relations } from '../../foundation/usage/query.ts';
import type { Stays } from '../../foundation/usage/stays/stay-sql.ts';
import { countedPeople, withinSql } from './session-sql.ts';

type FigureQuery = z.output<typeof getUsersBehind.input>;
type Row = z.input<typeof getUsersBehind.output>[number];

const row = z.object({ person: z.coerce.number(), events: z.coerce.number(), total: z.coerce.number() });

/**
 * Returns the people counted for one day or month of a graph, most events first. For a graph of stays,
 * returns everybody who was present that day.
 */
export async function readUsersOfFigure({ reader, sql }: UsageSources, asked: FigureQuery): Promise<Row[]> {
  const { accountId, graph, room, hideEmployees, limit, offset } = asked;
  const now = new Date();
  const { start, end } = spanOf(asked);
  const first = Math.max(start.getTime(), earliestTime(now).getTime());
  const last = Math.min(end.getTime(), now.getTime());
  if (last <= first) return [];
  const counted = (stays: string) => `
    select person, count() as events, count() over () as total from (${stays})
    group by person order by events desc, person limit ${limit} offset ${offset}`;
  const query = { params: { first, last, now: now.getTime(), hideEmployees, room }, row };
  const stays = staysBehind[graph];
  const rows = stays
    ? await reader.stays({ accountId, first, last, now }, { ...query, sql: (of) => counted(stays(of)) })
    : await reader.rows(
        { accountId, from: new Date(first), to: new Date(last) },
        { ...query, sql: (relations) => counted(eventsBehind(graph, relations)) },
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

/** Returns the day or month of a figure. */
function spanOf({ graph, dateStr, timeZone = 'UTC' }: FigureQuery): CalendarDay {
  const date = dayOfUsDate(dateStr);
  if (date === undefined) throw new AppError('invalid', 'request.invalid');
  if (isByMonth(graph)) return monthOf(date);
  const [day] = daysOf({ from: date, to: date }, zoneOfGraph(graph, timeZone));
  if (!day) throw new AppError('invalid', 'request.invalid');
  return day;
}

/** Returns SQL with one row per session or visit that the figure counts. */
const staysBehind: Partial<Record<FigureQuery['graph'], (stays: Stays) => string>> = {
  sessionDuration: ({ sessions }) => `
    select person from (${sessions(countedPeople)})
    where not running and began >= {first:Int64} and began < {last:Int64}`,
  concurrentUsers: ({ sessions }) => withinSql(sessions(countedPeople)),
  roomConcurrentUsers: ({ visitsToRoom }) => withinSql(visitsToRoom(countedPeople)),
};

/** Returns SQL with one row per event that the figure counts. */
function eventsBehind(graph: FigureQuery['graph'], { events, firstLogins }: Relations): string {
  const counted = `ms >= {first:Int64} and ms < {last:Int64} and ${countedPeople}`;
  if (graph === 'newUsersByMonth') return `select person from ${firstLogins} where ${counted}`;
  const kind = factsOf(graph).ofRoom ? `kind = 'JOINROOM' and room = {room:String}` : `kind = 'LOGIN'`;
  return `select person from ${events} where ${kind} and ${counted}`;
}

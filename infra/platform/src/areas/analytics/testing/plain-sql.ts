import type { Queryable } from '../../../foundation/database/sql.ts';
import type { StoredEvent } from '../../../foundation/usage/writer.ts';

/** Copies events to PostgreSQL, to compute figures independently. */
export async function copyEvents(
  sql: Queryable,
  table: string,
  events: readonly StoredEvent[],
): Promise<void> {
  await sql.query(
    `create unlogged table ${table} (kind text, ts timestamptz, person int, session int, room text, employee boolean)`,
  );
  await sql.query(
    `insert into ${table} select * from unnest($1::text[], $2::timestamptz[], $3::int[], $4::int[], $5::text[], $6::boolean[])`,
    [
      events.map(({ kind }) => kind),
      events.map(({ ms }) => new Date(ms).toISOString()),
      events.map(({ person }) => person),
      events.map(({ session }) => Number(session)),
      events.map(({ room }) => room),
      events.map(({ employee }) => employee),
    ],
  );
}

/** Sessions, computed in PostgreSQL. */
const sessions = (table: string) => `
  select person, min(ts) filter (where kind = 'LOGIN') as began,
    coalesce(max(ts) filter (where kind = 'LOGOUT'), max(ts) filter (where kind in ('LOGIN', 'ALIVE'))) as ended
  from ${table} group by person, session`;

/** Visits to room r1. Finds the next event that ends a visit row by row. */
const visits = (table: string) => `
  select j.person, j.ts as began, coalesce(
    (select min(e.ts) from ${table} e where e.session = j.session and e.ts > j.ts
       and (e.kind in ('JOINROOM', 'LOGOUT') or e.kind = 'LEAVEROOM' and e.room = j.room)),
    (select max(e.ts) from ${table} e where e.session = j.session)) as ended
  from ${table} j where j.kind = 'JOINROOM' and j.room = 'r1'`;

/**
 * The number of people present at each arrival, at the start of each day, and at the start of the figures.
 */
const maxAtOnce = (stays: string, since: string) => `
  with stay as (select * from (${stays}) s where ended > began),
  day as (select d::date as day, (d at time zone $1) as starts
          from generate_series($2::timestamp, $3::timestamp, interval '1 day') d),
  moment as (select began as at, (began at time zone $1)::date as day from stay
             union select starts, day from day
             union select since.at, (since.at at time zone $1)::date from (select timestamptz '${since}' as at) since)
  select moment.day::text as day, max((select count(distinct person) from stay
    where stay.began <= moment.at and stay.ended > moment.at))::float as value
  from moment where moment.at >= '${since}' group by 1`;

const perDay = (value: string, where: string) => (table: string, since: string) =>
  `
  select (ts at time zone $1)::date::text as day, ${value}::float as value from ${table}
  where ${where} and ts >= '${since}' and $2::timestamp is not null and $3::timestamp is not null group by 1`;

/**
 * The figures per graph in plain SQL, starting at an SQL time. Parameters: the zone, and the first and last
 * day.
 */
export const plainSql = {
  logins: perDay('count(*)', `kind = 'LOGIN'`),
  uniqueLogins: perDay('count(distinct person)', `kind = 'LOGIN'`),
  roomUniqueUsers: perDay('count(distinct person)', `kind = 'JOINROOM' and room = 'r1'`),
  roomJoins: perDay('count(*)', `kind = 'JOINROOM' and room = 'r1'`),
  sessionDuration: (table: string, since: string) => `
    select (began at time zone $1)::date::text as day,
      percentile_cont(0.5) within group (order by extract(epoch from ended - began) / 60)::float as value
    from (${sessions(table)}) s
    where began >= '${since}' and $2::timestamp is not null and $3::timestamp is not null group by 1`,
  concurrentUsers: (table: string, since: string) => maxAtOnce(sessions(table), since),
  roomConcurrentUsers: (table: string, since: string) => maxAtOnce(visits(table), since),
};

/** The figures per UTC month. Parameters: the first and last time, and whether employees are excluded. */
export const plainMonths = {
  uniqueLogins: (table: string) => `
    select to_char(ts at time zone 'UTC', 'YYYY-MM') as month, count(distinct person)::float as value from ${table}
    where kind = 'LOGIN' and ts >= $1 and ts <= $2 and not ($3 and employee) group by 1`,
  newUsers: (table: string) => `
    select to_char(began at time zone 'UTC', 'YYYY-MM') as month, count(*)::float as value
    from (select person, min(ts) as began, bool_or(employee) as employee from ${table} where kind = 'LOGIN' group by 1) p
    where began >= $1 and began <= $2 and not ($3 and employee) group by 1`,
};

import type { Queryable } from '../../../foundation/database/sql.ts';
import type { StoredEvent } from '../../../foundation/usage/writer.ts';

/** Copies events to PostgreSQL, to compute figures independently. */
export async function copyEvents(
  sql: Queryable,
  table: string,
  events: readonly StoredEvent[],
): Promise<void> {
  await sql.query(
    `create unlogged table ${table} (kind text, ts timestamptz, person int, session int, room text, employee boolean,
       server text, seq int)`,
  );
  await sql.query(
    `insert into ${table} select * from unnest($1::text[], $2::timestamptz[], $3::int[], $4::int[], $5::text[], $6::boolean[],
       $7::text[], $8::int[])`,
    [
      events.map(({ kind }) => kind),
      events.map(({ ms }) => new Date(ms).toISOString()),
      events.map(({ person }) => person),
      events.map(({ session }) => Number(session)),
      events.map(({ room }) => room),
      events.map(({ employee }) => employee),
      events.map(({ server }) => server),
      events.map(({ seq }) => seq),
    ],
  );
}

const rank = `case kind when 'LOGIN' then 0 when 'LOGOUT' then 2 else 1 end`;

/**
 * The events of sessions, each with the beginning of its session, by islands and gaps. Nothing is cut to a range:
 * all events of the table are known.
 */
const ofSessions = (table: string) => `
  select * from (
    select *, bool_or(kind = 'LOGOUT') over (session_of rows between unbounded preceding and 1 preceding) as over,
      first_value(ts) over session_of as began, first_value(kind) over session_of as first_kind
    from (
      select *, sum(begins::int) over connection as island
      from (
        select *, coalesce(ts - lag(ts) over connection > interval '10 minutes', true)
          or kind = 'LOGIN' and ts > lag(ts) over connection as begins
        from ${table}
        window connection as (partition by person, server, session order by ts, ${rank}, seq)
      ) e
      window connection as (partition by person, server, session order by ts, ${rank}, seq)
    ) i
    window session_of as (partition by person, server, session, island order by ts, ${rank}, seq)
  ) s
  where first_kind <> 'LOGOUT' and not coalesce(over, false)`;

/** Sessions, computed in PostgreSQL. */
const sessions = (table: string) => `
  select person, began, least(max(ts), began + interval '24 hours') as ended
  from (${ofSessions(table)}) e group by person, server, session, island, began`;

/** Visits to room r1. Finds the next event that ends a visit row by row. */
const visits = (table: string) => `
  select j.person, j.ts as began, least(j.began + interval '24 hours', coalesce(
    (select e.ts from ${table}_own e
     where (e.person, e.server, e.session, e.island) = (j.person, j.server, j.session, j.island)
       and (e.ts, e.rank, e.seq) > (j.ts, j.rank, j.seq)
       and (e.kind in ('JOINROOM', 'LOGOUT') or e.kind = 'LEAVEROOM' and e.room = j.room)
     order by e.ts, e.rank, e.seq limit 1),
    (select max(e.ts) from ${table}_own e
     where (e.person, e.server, e.session, e.island) = (j.person, j.server, j.session, j.island)))) as ended
  from ${table}_own j where j.kind = 'JOINROOM' and j.room = 'r1' and j.ts < j.began + interval '24 hours'`;

/** Stores the events of sessions of a table or view, to look them up row by row. */
export async function markSessions(sql: Queryable, table: string): Promise<void> {
  await sql.query(
    `create unlogged table ${table}_own as select *, ${rank} as rank from (${ofSessions(table)}) o`,
  );
  await sql.query(`create index on ${table}_own (person, server, session, island, ts)`);
}

/**
 * The number of people present at each arrival, at the start of each day, and at the start of the figures.
 */
const maxAtOnce = (stays: string, since: string) => `
  with stay as (select person, began, greatest(ended, began + interval '1 ms') as ended from (${stays}) s),
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

import { silenceMs } from '@campus/domain/analytics/sessions';

/** A condition: employees are counted, or the person is not an employee. */
const employees = '(not {hideEmployees:Bool} or not employee)';

/**
 * The end of a stay without a recorded end: now if it was recently alive, otherwise its last sign of life.
 */
const openEnd = `if(alive >= {now:Int64} - ${silenceMs}, {now:Int64}, alive)`;

/** Sessions: the person, start and end in milliseconds, and whether the session is still open. */
export function sessionsSql(events: string): string {
  return `
    select person, began, if(out > 0, out, ${openEnd}) as ended,
      out = 0 and alive >= {now:Int64} - ${silenceMs} as running
    from (
      select person, session, minIf(ms, kind = 'LOGIN') as began, maxIf(ms, kind = 'LOGOUT') as out,
        max(ms) as alive
      from ${events}
      where kind in ('LOGIN', 'LOGOUT', 'ALIVE') and ${employees}
      group by person, session
      having countIf(kind = 'LOGIN') > 0
    )`;
}

/**
 * Visits to a room. A visit ends when its session leaves the room, joins another room, or ends. An unknown
 * end is determined as for sessions.
 */
export function roomVisitsSql(events: string): string {
  const joins = `kind = 'JOINROOM' and room = {room:String}`;
  return `
    select person, step.1 as began, if(step.4 > 0, step.4, ${openEnd}) as ended
    from (
      select person, alive,
        arrayMap((this, after) -> (this.1, this.2, this.3, after.1), steps,
          arrayPushBack(arrayPopFront(steps), (toInt64(0), toUInt32(0), false))) as chained
      from (
        select person, session, max(ms) as alive,
          arraySort(groupArrayIf((ms, seq, ${joins}),
            kind in ('JOINROOM', 'LOGOUT') or kind = 'LEAVEROOM' and room = {room:String})) as steps
        from ${events}
        where kind in ('JOINROOM', 'LEAVEROOM', 'LOGOUT', 'ALIVE') and ${employees}
          and session in (select session from ${events} where ${joins} and ${employees})
        group by person, session
      )
    )
    array join chained as step
    where step.3`;
}

/** The median length in minutes of the ended sessions, by the day on which they began. */
export function medianSql(sessions: string): string {
  return `
    select roundDown(began, {starts:Array(Int64)}) as bin,
      quantileExactInclusive(0.5)((ended - began) / 60000) as value
    from (${sessions})
    where not running and began >= {first:Int64} and began < {last:Int64}
    group by bin`;
}

/**
 * The peak number of people present at the same time, per day. A person with overlapping stays counts once. A
 * person who arrives exactly when another leaves does not overlap with them. A stay past midnight counts on
 * both days. A person present when the figures begin counts on that day.
 */
export function concurrencySql(stays: string): string {
  return `
    with changes as (
      select step.1 as at, step.2 as delta
      from (
        select arraySort(step -> (step.1, -step.2),
          arrayConcat(groupArray((began, toInt8(1))), groupArray((ended, toInt8(-1))))) as steps,
          arrayCumSum(step -> step.2, steps) as present
        from (${stays})
        where ended > began
        group by person
      )
      array join arrayFilter((step, many) -> step.2 = 1 and many = 1 or step.2 = -1 and many = 0, steps, present) as step
    )
    select roundDown(at, {starts:Array(Int64)}) as bin, max(many) as value
    from (
      select at, sum(delta) over (order by at rows between unbounded preceding and current row) as many
      from (
        select at, sum(delta) as delta
        from (select at, toInt64(delta) as delta from changes union all
              select arrayJoin(arrayPushBack({starts:Array(Int64)}, {first:Int64})) as at, toInt64(0) as delta)
        group by at
      )
    )
    where at >= {first:Int64} and at < {last:Int64}
    group by bin
    having value > 0`;
}

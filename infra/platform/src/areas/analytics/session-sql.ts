/** A condition: employees are counted, or the person is not an employee. */
export const countedPeople = '(not {hideEmployees:Bool} or not employee)';

/** The median length in minutes of the ended sessions, by the day on which they began. */
export function medianSql(sessions: string): string {
  return `
    select roundDown(began, {starts:Array(Int64)}) as bin,
      quantileExactInclusive(0.5)((ended - began) / 60000) as value
    from (${sessions})
    where not running and began >= {first:Int64} and began < {last:Int64}
    group by bin`;
}

/** The end of a stay for those who were there: a stay without a length counts in its first millisecond. */
const left = 'greatest(ended, began + 1)';

/** The stays that touch the span, cut at it: the columns of `stays`, `came`, and `gone`. */
export function withinSql(stays: string): string {
  return `
    select *, greatest(began, {first:Int64}) as came, least(${left}, {last:Int64}) as gone
    from (${stays})
    where began < {last:Int64} and ${left} > {first:Int64}`;
}

/**
 * When people come and go within the span: `moment` and `delta`, which is 1 or -1. Overlapping stays of a person count
 * once: each one counts from where the longest of those before it ended. With `place`, a column of the stays, this is so
 * in each place.
 */
export function changesSql(stays: string, place?: string): string {
  const column = place === undefined ? '' : `${place}, `;
  return `
    select ${column}step.1 as moment, step.2 as delta
    from (
      select ${column}greatest(came, before) as since, gone,
        [(since, toInt64(1)), (gone, toInt64(-1))] as steps
      from (
        select ${column}came, gone, max(gone) over (
          partition by ${column}person order by came rows between unbounded preceding and 1 preceding) as before
        from (${withinSql(stays)})
      )
      where gone > since
    )
    array join steps as step`;
}

/**
 * The window of the changes up to a row. A person who comes exactly when another goes does not overlap with them, so
 * those who go are first.
 */
export const upToNow = 'order by moment, delta rows between unbounded preceding and current row';

/**
 * How many people were present, `many`, at each `moment` within the span at which a person comes or a day, week, or month
 * begins; `bin` is the first moment of the day, week, or month. If several people come at a moment, it has a row for each,
 * and the last one counts them all. A stay past midnight counts on both days. A person who is present when the span begins
 * counts from then on.
 */
export function presentSql(stays: string): string {
  return `
    select moment, roundDown(moment, {starts:Array(Int64)}) as bin, many
    from (
      select moment, delta, sum(delta) over (${upToNow}) as many
      from (${changesSql(stays)} union all
            select arrayJoin({starts:Array(Int64)}) as moment, toInt64(0) as delta)
    )
    where delta >= 0 and moment >= {first:Int64} and moment < {last:Int64}`;
}

/** The peak number of people present at the same time, per day. */
export function concurrencySql(stays: string): string {
  return `select bin, max(many) as value from (${presentSql(stays)}) group by bin having value > 0`;
}

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
 * When people come and go within the span: `moment` and `delta`, which is 1 or -1. A person with overlapping stays comes
 * once and goes once. A person who comes exactly when another goes does not overlap with them. With `place`, a column of
 * the stays, this is so in each place.
 */
export function changesSql(stays: string, place?: string): string {
  const column = place === undefined ? '' : `${place}, `;
  return `
    select ${column}step.1 as moment, toInt64(step.2) as delta
    from (
      select ${column}arraySort(step -> (step.1, -step.2),
        arrayConcat(groupArray((came, toInt8(1))), groupArray((gone, toInt8(-1))))) as steps,
        arrayCumSum(step -> step.2, steps) as present
      from (${withinSql(stays)})
      group by ${column}person
    )
    array join arrayFilter((step, many) -> step.2 = 1 and many = 1 or step.2 = -1 and many = 0, steps, present) as step`;
}

/**
 * How many people were present, `many`, from each `moment` within the span at which that changes or a day, week, or month
 * begins; `bin` is the first moment of the day, week, or month. A stay past midnight counts on both days. A person who is
 * present when the span begins counts from then on.
 */
export function presentSql(stays: string): string {
  return `
    select moment, roundDown(moment, {starts:Array(Int64)}) as bin, many
    from (
      select moment, sum(delta) over (order by moment rows between unbounded preceding and current row) as many
      from (
        select moment, sum(delta) as delta
        from (${changesSql(stays)} union all
              select arrayJoin({starts:Array(Int64)}) as moment, toInt64(0) as delta)
        group by moment
      )
    )
    where moment >= {first:Int64} and moment < {last:Int64}`;
}

/** The peak number of people present at the same time, per day. */
export function concurrencySql(stays: string): string {
  return `select bin, max(many) as value from (${presentSql(stays)}) group by bin having value > 0`;
}

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

/**
 * The peak number of people present at the same time, per day. A person with overlapping stays counts once. A
 * person who arrives exactly when another leaves does not overlap with them. A stay past midnight counts on
 * both days. A person present when the figures begin counts on that day. A stay without a length counts in its
 * first millisecond.
 */
export function concurrencySql(stays: string): string {
  return `
    with changes as (
      select step.1 as at, step.2 as delta
      from (
        select arraySort(step -> (step.1, -step.2),
          arrayConcat(groupArray((began, toInt8(1))), groupArray((greatest(ended, began + 1), toInt8(-1))))) as steps,
          arrayCumSum(step -> step.2, steps) as present
        from (${stays})
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

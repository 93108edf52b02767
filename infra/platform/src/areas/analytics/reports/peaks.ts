import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { type ReportSpan, readRows } from './report-span.ts';
import { reportSessionsSql, withinSql } from './stays-sql.ts';

/** The most people at one moment, and the first such moment in milliseconds. */
export interface Peak {
  people: number;
  at: number;
}

const row = z.object({ bin: z.coerce.number(), people: z.coerce.number(), at: z.coerce.number() });

/** Returns the peaks by bin; 0 is the whole span. Bins without people have none. */
export async function readPeaks(
  sources: Pick<UsageSources, 'reader'>,
  span: ReportSpan,
  starts: readonly number[],
): Promise<ReadonlyMap<number, Peak>> {
  const rows = await readRows(sources, span, {
    sql: (relations) => `
      with changes as (${changesSql(reportSessionsSql(relations))})
      select bin, max(many) as people, argMin(moment, (-many, moment)) as at
      from (
        select moment, roundDown(moment, {starts:Array(Int64)}) as bin,
          sum(delta) over (order by moment rows between unbounded preceding and current row) as many
        from (
          select moment, sum(delta) as delta
          from (select moment, delta from changes union all
                select arrayJoin({starts:Array(Int64)}) as moment, toInt64(0) as delta)
          group by moment
        )
      )
      where moment >= {first:Int64} and moment < {last:Int64}
      group by grouping sets ((bin), ())
      having people > 0`,
    params: { starts },
    row,
  });
  return new Map(rows.map(({ bin, ...peak }) => [bin, peak]));
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

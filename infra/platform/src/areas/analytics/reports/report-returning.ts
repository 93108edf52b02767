import type { readReportReturning as contract } from '@campus/contracts/analytics/reports';
import { daysOf } from '@campus/domain/analytics/points';
import { pointsOf, wholeOf } from '@campus/domain/analytics/report-points';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import type { ReportQuery } from './read-report.ts';
import { readRows, spanOf } from './report-span.ts';
import { counted, reportSessionsSql, withinSql } from './stays-sql.ts';

/** A person who is online this long after the first login has returned. */
const returnMs = 30 * 24 * 60 * 60 * 1000;

const row = z.object({
  bin: z.coerce.number(),
  people: z.coerce.number(),
  returned: z.coerce.number(),
  over: z.coerce.number(),
});

/** Returns the new people of each month, and how many came back after their first 30 days. */
export async function readReportReturning(
  sources: UsageSources,
  asked: ReportQuery,
  now: Date,
): Promise<z.input<typeof contract.output>> {
  const whole = wholeOf(daysOf(asked, asked.timeZone));
  const span = spanOf(asked, whole, { now, retentionDays: sources.retentionDays });
  const months = pointsOf(asked, 'month', asked.timeZone);
  const rows = await readRows(sources, span, {
    sql: (relations) => `
      select roundDown(ms, {starts:Array(Int64)}) as bin, count() as people,
        countIf(seen > ms + ${returnMs}) as returned, countIf(ms + ${returnMs} <= {last:Int64}) as over
      from (select person, ms from ${relations.firstLogins} where ${counted}) as newcomers
      left join (
        select person, max(gone) as seen from (${withinSql(reportSessionsSql(relations))}) group by person
      ) as stays using person
      group by bin`,
    params: { starts: months.map(({ start }) => start.getTime()) },
    row,
  });
  const found = new Map(rows.map((one) => [one.bin, one]));
  return {
    items: months.flatMap(({ from, start }) => {
      const one = found.get(start.getTime());
      if (!one) return [];
      const { people, returned, over } = one;
      return [{ month: from.slice(0, 7), people, returned, over }];
    }),
  };
}

import type { readReportReturning } from '@campus/contracts/analytics/reports';
import { returnDays } from '@campus/domain/analytics/report-period';
import { pointsOf } from '@campus/domain/analytics/report-points';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { countedPeople } from '../session-sql.ts';
import type { ReportQuery } from './read-report.ts';
import { readStays, spanOfReport } from './report-span.ts';
import { withinSql } from './stays-sql.ts';

const returnMs = returnDays * 24 * 60 * 60 * 1000;

const row = z.object({
  bin: z.coerce.number(),
  people: z.coerce.number(),
  over: z.coerce.number(),
  returned: z.coerce.number(),
});

/** Returns the new people of each month of a report, and how many of them were online again after 30 days. */
export async function readReturning(
  sources: UsageSources,
  asked: ReportQuery,
  now: Date,
): Promise<z.input<typeof readReportReturning.output>> {
  const span = spanOfReport(asked, { now, retentionDays: sources.retentionDays });
  const months = pointsOf(asked, 'month', asked.timeZone);
  const rows = await readStays(sources, span, {
    sql: ({ sessions, firstLogins }) => `
      select roundDown(begun, {starts:Array(Int64)}) as bin, count() as people,
        countIf(begun + ${returnMs} < {last:Int64}) as over, countIf(latest >= begun + ${returnMs}) as returned
      from (
        select person, ms as begun from ${firstLogins}
        where ms >= {first:Int64} and ms < {last:Int64} and ${countedPeople}
      ) as new
      left join (
        select person, max(gone - 1) as latest from (${withinSql(sessions(countedPeople))}) group by person
      ) as seen on new.person = seen.person
      group by bin order by bin`,
    params: { starts: months.map(({ start }) => start.getTime()) },
    row,
  });
  const monthOf = new Map(months.map(({ from, start }) => [start.getTime(), from.slice(0, 7)]));
  return { items: rows.map(({ bin, ...counts }) => ({ month: monthOf.get(bin) ?? '', ...counts })) };
}

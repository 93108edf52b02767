import type { readReportReturning as contract } from '@campus/contracts/analytics/reports';
import { returnDays } from '@campus/domain/analytics/report-period';
import { pointsOf } from '@campus/domain/analytics/report-points';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { countedPeople, withinSql } from '../session-sql.ts';
import type { ReportQuery } from './read-report.ts';
import { readStays, spanOfReport } from './report-span.ts';

/** A person who is online this long after the first login has returned. */
const returnMs = returnDays * 24 * 60 * 60 * 1000;

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
  const span = spanOfReport(asked, { now, retentionDays: sources.retentionDays });
  const months = pointsOf(asked, 'month', asked.timeZone);
  const rows = await readStays(sources, span, {
    sql: ({ sessions, firstLogins }) => `
      select roundDown(ms, {starts:Array(Int64)}) as bin, count() as people,
        countIf(seen > ms + ${returnMs}) as returned, countIf(ms + ${returnMs} <= {last:Int64}) as over
      from (select person, ms from ${firstLogins} where ms >= {first:Int64} and ms < {last:Int64} and ${countedPeople}) as newcomers
      left join (
        select person, max(gone) as seen from (${withinSql(sessions(countedPeople))}) group by person
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

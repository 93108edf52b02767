import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { type ReportSpan, readRows } from './report-span.ts';
import { counted, partsSql, reportSessionsSql } from './stays-sql.ts';

/** What sessions and logins say of the whole (0) and of each day, week, or month, by its first millisecond. */
export type SessionFigures = z.output<typeof sessionRow>;

const minutes = z.coerce.number().nullable();

const sessionRow = z.object({
  bin: z.coerce.number(),
  people: z.coerce.number(),
  /** The length of all sessions within the time, in milliseconds. */
  ms: z.coerce.number(),
  /** Sessions that began within the time and are over, and the median and quartiles of their minutes. */
  sessions: z.coerce.number(),
  median: minutes,
  lower: minutes,
  upper: minutes,
});

/** Returns the figures of sessions by bin; 0 is the whole span. */
export async function readSessionFigures(
  sources: Pick<UsageSources, 'reader'>,
  span: ReportSpan,
  starts: readonly number[],
): Promise<ReadonlyMap<number, SessionFigures>> {
  const rows = await readRows(sources, span, {
    sql: (relations) => `
      select bin, uniqExact(person) as people, sum(ms) as ms, countIf(own) as sessions,
        quantilesExactInclusiveIf(0.25, 0.5, 0.75)((ended - began) / 60000, own) as quartiles,
        if(sessions = 0, null, quartiles[1]) as lower,
        if(sessions = 0, null, quartiles[2]) as median,
        if(sessions = 0, null, quartiles[3]) as upper
      from (${partsSql(reportSessionsSql(relations))})
      group by grouping sets ((bin), ())`,
    params: { starts },
    row: sessionRow,
  });
  return new Map(rows.map((row) => [row.bin, row]));
}

const loginRow = z.object({ bin: z.coerce.number(), value: z.coerce.number() });

/** Returns the logins by bin; 0 is the whole span. */
export async function readLogins(
  sources: Pick<UsageSources, 'reader'>,
  span: ReportSpan,
  starts: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await readRows(sources, span, {
    sql: ({ events }) => `
      select roundDown(ms, {starts:Array(Int64)}) as bin, count() as value from ${events}
      where kind = 'LOGIN' and ${counted} group by grouping sets ((bin), ())`,
    params: { starts },
    row: loginRow,
  });
  return new Map(rows.map(({ bin, value }) => [bin, value]));
}

import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { countedPeople, presentSql } from '../session-sql.ts';
import { type ReportSpan, readStays } from './report-span.ts';

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
  const rows = await readStays(sources, span, {
    sql: ({ sessions }) => `
      select bin, max(many) as people, argMin(moment, (-many, moment)) as at
      from (${presentSql(sessions(countedPeople))})
      group by grouping sets ((bin), ())
      having people > 0`,
    params: { starts },
    row,
  });
  return new Map(rows.map(({ bin, ...peak }) => [bin, peak]));
}

import { earliestTime } from '@campus/domain/analytics/period';
import { reportDays } from '@campus/domain/analytics/report-period';
import type * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import type { Relations } from '../../../foundation/usage/reader.ts';
import { spanOfSessions } from '../figures.ts';

/** A part of a report query that takes longer than a graph. The gateway waits ten seconds. */
export const reportSeconds = 8;

/** How far reports look back, in days. */
export function reportLookBack(retentionDays: number): number {
  return Math.min(reportDays, retentionDays);
}

/** What a report is made of: whose events, and when. Times are in milliseconds. */
export interface ReportSpan {
  accountId: string;
  hideEmployees: boolean;
  now: Date;
  /** The first moment that reports look back to. */
  earliest: Date;
  /** The first moment that counts. */
  first: number;
  /** The end: the first moment that no longer counts. */
  last: number;
}

/** Returns the part of a time that reports look back to and that is over. It may be empty. */
export function spanOf(
  { accountId, hideEmployees }: Pick<ReportSpan, 'accountId' | 'hideEmployees'>,
  { start, end }: { start: Date; end: Date },
  { now, retentionDays }: { now: Date; retentionDays: number },
): ReportSpan {
  const earliest = earliestTime(now, reportLookBack(retentionDays));
  const first = Math.max(start.getTime(), earliest.getTime());
  const last = Math.min(end.getTime(), now.getTime() + 1);
  return { accountId, hideEmployees, now, earliest, first, last };
}

type Value = string | number | boolean | readonly (string | number)[];

/** Reads rows of the sessions of a span; none if it is empty. The SQL has the parameters of `stays-sql.ts`. */
export async function readRows<R extends z.ZodType>(
  { reader }: Pick<UsageSources, 'reader'>,
  { accountId, hideEmployees, now, first, last }: ReportSpan,
  { sql, params, row }: { sql: (relations: Relations) => string; params?: Record<string, Value>; row: R },
): Promise<z.output<R>[]> {
  if (first >= last) return [];
  return reader.rows(
    { accountId, ...spanOfSessions({ first, last, now }) },
    {
      sql,
      row,
      seconds: reportSeconds,
      params: { ...params, first, last, now: now.getTime(), hideEmployees },
    },
  );
}

import { earliestTime } from '@campus/domain/analytics/period';
import { daysOf } from '@campus/domain/analytics/points';
import { reportDays } from '@campus/domain/analytics/report-period';
import { wholeOf } from '@campus/domain/analytics/report-points';
import type { DateRange } from '@campus/domain/core/date-range';
import type * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import type { Relations } from '../../../foundation/usage/query.ts';
import type { Stays } from '../../../foundation/usage/stays/stay-sql.ts';

/** The longest query of a report, in seconds: longer than that of a graph. The gateway waits ten seconds. */
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

/** Returns the part of a report's range that reports look back to and that is over. */
export function spanOfReport(
  asked: Pick<ReportSpan, 'accountId' | 'hideEmployees'> & DateRange & { timeZone: string },
  at: { now: Date; retentionDays: number },
): ReportSpan {
  return spanOf(asked, wholeOf(daysOf(asked, asked.timeZone)), at);
}

type Value = string | number | boolean | readonly (string | number)[];

interface SpanQuery<R extends z.ZodType, From> {
  /** SQL with the parameters `first`, `last`, `hideEmployees`, and those of `params`. */
  sql: (from: From) => string;
  params?: Record<string, Value>;
  row: R;
}

/** Reads rows of the sessions or visits of a span; none if it is empty. */
export async function readStays<R extends z.ZodType>(
  { reader }: Pick<UsageSources, 'reader'>,
  { accountId, hideEmployees, now, first, last }: ReportSpan,
  { sql, params, row }: SpanQuery<R, Stays & Pick<Relations, 'firstLogins'>>,
): Promise<z.output<R>[]> {
  if (first >= last) return [];
  const own = { ...params, first, last, now: now.getTime(), hideEmployees };
  return reader.stays({ accountId, first, last, now }, { sql, row, seconds: reportSeconds, params: own });
}

/** Reads rows of the events of a span; none if it is empty. */
export async function readEvents<R extends z.ZodType>(
  { reader }: Pick<UsageSources, 'reader'>,
  { accountId, hideEmployees, first, last }: ReportSpan,
  { sql, params, row }: SpanQuery<R, Relations>,
): Promise<z.output<R>[]> {
  if (first >= last) return [];
  const scope = { accountId, from: new Date(first), to: new Date(last) };
  return reader.rows(scope, {
    sql,
    row,
    seconds: reportSeconds,
    params: { ...params, first, last, hideEmployees },
  });
}

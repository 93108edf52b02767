import type { listMarks } from '@campus/contracts/analytics/marks';
import { type AuditedChange, marksOf } from '@campus/domain/analytics/marks';
import { daysOf } from '@campus/domain/analytics/points';
import { endOfDay, startOfDay } from '@campus/domain/core/days';
import type * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';
import { changesSql } from './marks-sql.ts';

/** The changes on the days of a range, by time; with their place in the audit log only if `traced`. */
export async function readMarks(
  sql: Queryable,
  { accountId, from, to, timeZone }: z.output<typeof listMarks.input>,
  traced: boolean,
): Promise<z.input<typeof listMarks.output>> {
  const changes = await sql.query<AuditedChange>(changesSql, [
    accountId,
    startOfDay(from, timeZone),
    endOfDay(to, timeZone),
    daysOf({ from, to }, timeZone).map(({ start }) => start),
  ]);
  const items = marksOf(changes, timeZone).map(({ at, first, operation, target, ...mark }) => ({
    ...mark,
    at: at.toISOString(),
    entry: traced ? { operation, target, first: first.toISOString() } : null,
  }));
  return { items };
}

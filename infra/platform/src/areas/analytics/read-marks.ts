import type { listMarks } from '@campus/contracts/analytics/marks';
import { type AuditedChange, marksOf } from '@campus/domain/analytics/marks';
import { daysLater, endOfDay, startOfDay } from '@campus/domain/core/days';
import type * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';
import { changesSql } from './marks-sql.ts';

/** What changed on the days of a range, by time; where the audit log has it, only if `traced`. */
export async function readMarks(
  sql: Queryable,
  { accountId, from, to, timeZone }: z.output<typeof listMarks.input>,
  traced: boolean,
): Promise<z.input<typeof listMarks.output>> {
  const changes = await sql.query<AuditedChange>(changesSql, [
    accountId,
    startOfDay(from, timeZone),
    endOfDay(to, timeZone),
    daysFrom(from, to).map((day) => startOfDay(day, timeZone)),
  ]);
  const items = marksOf(changes, timeZone).map(({ at, first, operation, target, ...mark }) => ({
    ...mark,
    at: at.toISOString(),
    entry: traced ? { operation, target, first: first.toISOString() } : null,
  }));
  return { items };
}

function daysFrom(from: string, to: string): string[] {
  return from > to ? [] : [from, ...daysFrom(daysLater(from, 1), to)];
}

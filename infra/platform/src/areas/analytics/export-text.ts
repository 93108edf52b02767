import '@campus/contracts/analytics/report-messages';
import { getCompleteUntil } from '@campus/contracts/analytics/usage-functions';
import { text } from '@campus/contracts/core/text';
import { clockIn } from '@campus/domain/core/days';
import { offsetWhereRepeated } from '@campus/domain/core/repeated-times';
import type { TableFormat } from '@campus/domain/core/table-formats';
import * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { askUsage } from '../../foundation/usage/ask.ts';
import type { RunningTask, TaskRun } from '../../work/tasks/define.ts';

const count = new Intl.NumberFormat('en-US');

/** Facts about an export that are stored for its mail when the file is written. */
const noted = z.object({ completeUntil: z.string().nullable() }).catch({ completeUntil: null });

/** Stores the time until which all events have arrived, before the figures are read. */
export async function noteCompleteUntil({
  sql,
  task,
  services,
}: Pick<TaskRun<unknown>, 'sql' | 'task' | 'services'>): Promise<void> {
  const { accountId } = task;
  const [row] = await askUsage(services.config.usage, getCompleteUntil, { accountId });
  await noteState(sql, task.id, { completeUntil: row?.Complete_Until ?? null });
}

/** Stores the facts for an export's mail. */
export async function noteState(sql: Queryable, taskId: string, state: { completeUntil: string | null }) {
  await sql.query('update "Task" set state = $2 where id = $1', [taskId, JSON.stringify(state)]);
}

/** Returns the closing lines of every export mail: time zone, completeness, number of rows, and format. */
export function closingText(
  { state, done }: Pick<RunningTask, 'state' | 'done'>,
  { zone, format }: { zone: string; format: TableFormat },
): string[] {
  const { completeUntil } = noted.parse(state);
  return [
    text('analytics.mail.zone', { zone }),
    completeUntil === null
      ? text('analytics.mail.nothingYet')
      : text('analytics.mail.completeUntil', { time: timeIn(zone)(new Date(completeUntil)) }),
    text('analytics.mail.rows', { count: count.format(done) }),
    text('analytics.mail.format', { format: text(`report.format.${format}`) }),
  ];
}

/**
 * Returns a function that formats a time as 2026-11-22 14:30:05, which spreadsheets read as a date. Times
 * that occur twice when the clocks change get an offset: 2026-10-25 02:10:00+01:00.
 */
export function timeIn(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const offset = offsetWhereRepeated(clockIn(timeZone));
  return (instant) => format.format(instant) + offset(instant);
}

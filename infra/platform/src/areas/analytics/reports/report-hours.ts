import type { readReportHours as contract } from '@campus/contracts/analytics/reports';
import { daysOf, isMissing } from '@campus/domain/analytics/points';
import { wholeOf } from '@campus/domain/analytics/report-points';
import { hoursOfWeek, weekHours, zoneShifts } from '@campus/domain/analytics/week-hours';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { hoursOf, type ReportQuery, readKnown } from './read-report.ts';
import { readRows, spanOf } from './report-span.ts';
import { reportSessionsSql, withinSql } from './stays-sql.ts';

const hour = 3_600_000;
/** Hours from a Monday at 0:00 to the Thursday with which Unix time begins. */
const toThursday = 72;

const row = z.object({ slot: z.coerce.number(), ms: z.coerce.number() });

/** Returns the hours attended in each hour of the week, by the clocks of the zone, and how many of them are known. */
export async function readReportHours(
  sources: UsageSources,
  asked: ReportQuery,
  now: Date,
): Promise<z.input<typeof contract.output>> {
  const days = daysOf(asked, asked.timeZone);
  const span = spanOf(asked, wholeOf(days), { now, retentionDays: sources.retentionDays });
  const spans = days.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }));
  const shifts = zoneShifts(spans, asked.timeZone);
  const known = await readKnown(sources, span, days);
  const rows = await readRows(sources, span, {
    sql: (relations) => `
      select (number + ${toThursday}) % ${hoursOfWeek} as slot,
        sum(least(until, (number + 1) * ${hour}) - greatest(since, number * ${hour})) as ms
      from (
        select since, until, arrayJoin(range(intDiv(since, ${hour}), intDiv(until - 1, ${hour}) + 1)) as number
        from (
          select greatest(came, shift.1) + shift.3 as since, least(ended, gone, shift.2) + shift.3 as until
          from (${withinSql(reportSessionsSql(relations))})
          array join arrayZip({froms:Array(Int64)}, {untils:Array(Int64)}, {aheads:Array(Int64)}) as shift
        )
        where since < until
      )
      group by slot`,
    params: {
      froms: shifts.map(({ from }) => from),
      untils: shifts.map((_, index) => shifts[index + 1]?.from ?? span.last),
      aheads: shifts.map(({ ahead }) => ahead),
    },
    row,
  });
  const attended = new Map(rows.map(({ slot, ms }) => [slot, ms]));
  const knownSpans = days
    .filter((day) => !isMissing({ state: known.stateOf(day) }))
    .map(({ start, end }) => ({
      start: Math.max(start.getTime(), span.first),
      end: Math.min(end.getTime(), now.getTime()),
    }));
  return {
    items: weekHours(knownSpans, shifts).map((length, slot) => ({
      weekday: Math.floor(slot / 24) + 1,
      hour: slot % 24,
      hours: hoursOf(attended.get(slot) ?? 0),
      known: Math.round(length * 10_000) / 10_000,
    })),
  };
}

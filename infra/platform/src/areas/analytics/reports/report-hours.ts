import type { readReportHours as contract } from '@campus/contracts/analytics/reports';
import { daysOf, isMissing } from '@campus/domain/analytics/points';
import { hoursOfWeek, hoursToThursday, weekHours, zoneShifts } from '@campus/domain/analytics/week-hours';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { readKnowledge } from '../knowledge.ts';
import { countedPeople, withinSql } from '../session-sql.ts';
import { type ReportQuery, readHeard } from './read-report.ts';
import { hoursOf } from './report-numbers.ts';
import { readStays, spanOfReport } from './report-span.ts';
import { lengthEnd } from './stays-sql.ts';

const hour = 3_600_000;

const row = z.object({ slot: z.coerce.number(), ms: z.coerce.number() });

/** Returns the hours attended in each hour of the week, by the clocks of the zone, and how many of them are known. */
export async function readReportHours(
  sources: UsageSources,
  asked: ReportQuery,
  now: Date,
): Promise<z.input<typeof contract.output>> {
  const days = daysOf(asked, asked.timeZone);
  const span = spanOfReport(asked, { now, retentionDays: sources.retentionDays });
  const spans = days.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }));
  const shifts = zoneShifts(spans, asked.timeZone);
  const servers = await readHeard(sources, asked.accountId, now);
  const known = await readKnowledge(sources.reader, { ...span, bins: days }, servers);
  const rows = await readStays(sources, span, {
    sql: ({ sessions }) => `
      select (number + ${hoursToThursday}) % ${hoursOfWeek} as slot,
        sum(least(until, (number + 1) * ${hour}) - greatest(since, number * ${hour})) as ms
      from (
        select since, until, arrayJoin(range(intDiv(since, ${hour}), intDiv(until - 1, ${hour}) + 1)) as number
        from (
          select greatest(came, shift.1) + shift.3 as since, least(${lengthEnd}, shift.2) + shift.3 as until
          from (${withinSql(sessions(countedPeople))})
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

import type { readReportHours } from '@campus/contracts/analytics/reports';
import { daysOf, isMissing } from '@campus/domain/analytics/points';
import { hoursOfWeek, hoursToThursday, weekHours, zoneShifts } from '@campus/domain/analytics/week-hours';
import * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { countedPeople } from '../session-sql.ts';
import { type ReportQuery, readKnown } from './read-report.ts';
import { hoursOf, rounded } from './report-numbers.ts';
import { readStays, spanOfReport } from './report-span.ts';
import { withinSql } from './stays-sql.ts';

const hourMs = 60 * 60 * 1000;
const row = z.object({ place: z.coerce.number(), ms: z.coerce.number() });

/** Returns the hours attended in each hour of each weekday, and how long such an hour is known in the range. */
export async function readHours(
  sources: UsageSources,
  asked: ReportQuery,
  now: Date,
): Promise<z.input<typeof readReportHours.output>> {
  const span = spanOfReport(asked, { now, retentionDays: sources.retentionDays });
  const days = daysOf(asked, asked.timeZone);
  const spans = days.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }));
  const shifts = zoneShifts(spans, asked.timeZone);
  const [rows, known] = await Promise.all([
    readStays(sources, span, {
      sql: ({ sessions }) => weekHoursSql(sessions(countedPeople)),
      params: {
        shiftStarts: shifts.map(({ from }, index) => (index === 0 ? 0 : from)),
        shiftEnds: shifts.map((_, index) => shifts[index + 1]?.from ?? span.last),
        aheads: shifts.map(({ ahead }) => ahead),
      },
      row,
    }),
    readKnown(sources, span, days),
  ]);
  const knownSpans = spans
    .filter((_, index) => !isUnknown(known.stateOf, days[index]))
    .map(({ start, end }) => ({ start: Math.max(start, span.first), end: Math.min(end, span.last) }));
  const lengths = weekHours(knownSpans, shifts);
  const attended = new Map(rows.map(({ place, ms }) => [place, ms]));
  return {
    items: lengths.map((length, place) => ({
      ...{ weekday: Math.floor(place / 24) + 1, hour: place % 24 },
      hours: hoursOf(attended.get(place) ?? 0),
      known: rounded(length),
    })),
  };
}

type Day = ReturnType<typeof daysOf>[number];

function isUnknown(stateOf: Awaited<ReturnType<typeof readKnown>>['stateOf'], day: Day | undefined): boolean {
  return day === undefined || isMissing({ state: stateOf(day) });
}

/** The milliseconds of stays by the hour of the week (0 is Monday, 0:00), as the clocks of the zone show it. */
function weekHoursSql(stays: string): string {
  return `
    select (number + ${hoursToThursday}) % ${hoursOfWeek} as place,
      sum(least(till, (number + 1) * ${hourMs}) - greatest(since, number * ${hourMs})) as ms
    from (
      select greatest(came, shift.1) + shift.3 as since, least(ended, {last:Int64}, shift.2) + shift.3 as till
      from (${withinSql(stays)})
      array join arrayZip({shiftStarts:Array(Int64)}, {shiftEnds:Array(Int64)}, {aheads:Array(Int64)}) as shift
      where since < till
    )
    array join range(toUInt64(intDiv(since, ${hourMs})), toUInt64(intDiv(till - 1, ${hourMs}) + 1)) as number
    group by place`;
}

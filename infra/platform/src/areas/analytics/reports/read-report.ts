import type { readReport as contract } from '@campus/contracts/analytics/reports';
import { completeUntil } from '@campus/domain/analytics/complete-until';
import { type CalendarDay, daysOf, isMissing } from '@campus/domain/analytics/points';
import type { ReportComparison, ReportGrain } from '@campus/domain/analytics/report-period';
import {
  earlierRange,
  knownOf,
  pointsOf,
  type ReportPoint,
  wholeOf,
} from '@campus/domain/analytics/report-points';
import type { DateRange } from '@campus/domain/core/date-range';
import type * as z from 'zod';
import type { UsageSources } from '../../../call/usage-function.ts';
import { readServersHeard } from '../../../foundation/usage/servers-heard.ts';
import { readKnowledge } from '../knowledge.ts';
import { readPeaks } from './peaks.ts';
import { readGuests } from './people-of-bins.ts';
import { type ReportSpan, reportLookBack, spanOf } from './report-span.ts';
import { readLogins, readSessionFigures } from './session-figures.ts';

/** The range of a report, and whose events count. */
export interface ReportQuery extends DateRange {
  accountId: string;
  hideEmployees: boolean;
  timeZone: string;
}

type Report = z.input<typeof contract.output>;
type Totals = Report['totals'];
type Figures = Omit<Totals, 'from' | 'to' | 'known'>;

/** Returns the figures of a range, of its days, weeks, or months, and of an earlier range. */
export async function readReport(
  sources: UsageSources,
  asked: ReportQuery & { grain: ReportGrain; compare: ReportComparison },
  now: Date,
): Promise<Report> {
  const heardDays = reportLookBack(sources.retentionDays);
  const servers = await readServersHeard(sources.reader, asked.accountId, now, heardDays);
  const until = completeUntil(
    servers.map(({ last }) => new Date(last)),
    now,
  );
  const before = earlierRange(asked, asked.compare);
  const whole = await readWhole(sources, asked, {
    points: pointsOf(asked, asked.grain, asked.timeZone),
    now,
  });
  const earlier = before && (await readWhole(sources, { ...asked, ...before }, { points: [], now }));
  return {
    totals: whole.totals,
    earlier: earlier?.totals ?? null,
    points: whole.points,
    completeUntil: until?.toISOString() ?? null,
  };
}

/** Reads the figures of a range and of its points. */
async function readWhole(
  sources: UsageSources,
  asked: ReportQuery,
  { points, now }: { points: readonly ReportPoint[]; now: Date },
): Promise<{ totals: Totals; points: Report['points'] }> {
  const days = daysOf(asked, asked.timeZone);
  const whole = wholeOf(days);
  const span = spanOf(asked, whole, { now, retentionDays: sources.retentionDays });
  const known = await readKnown(sources, span, days);
  const ofPoints = isByDay(points, days) ? known : await readKnown(sources, span, points);
  const figuresAt = await readFiguresOf(sources, span, points.length > 0 ? points : [whole]);
  const states = days.map(known.stateOf);
  const isUnknown = states.every((state) => isMissing({ state }));
  return {
    totals: {
      ...{ from: asked.from, to: asked.to },
      ...figuresAt(0, isUnknown),
      known: knownOf(asked, states),
    },
    points: known.isAnything
      ? points.map((point) => {
          const state = ofPoints.stateOf(point);
          const { from, to, start } = point;
          return { from, to, ...figuresAt(start.getTime(), isMissing({ state })), state };
        })
      : [],
  };
}

/** Whether the points are the days themselves, if there are any. */
function isByDay(points: readonly ReportPoint[], days: readonly CalendarDay[]): boolean {
  return points.length === 0 || points.length === days.length;
}

/** What is known of days, weeks, or months. A span before the look-back is read as well: it has no events. */
export async function readKnown(
  { reader, retentionDays }: Pick<UsageSources, 'reader' | 'retentionDays'>,
  { accountId, earliest, now }: ReportSpan,
  bins: readonly Pick<CalendarDay, 'start' | 'end'>[],
): ReturnType<typeof readKnowledge> {
  return readKnowledge(reader, { accountId, earliest, now, bins }, reportLookBack(retentionDays));
}

/** Returns a function with the figures of a bin by its first millisecond, or of the whole (0). */
async function readFiguresOf(
  sources: UsageSources,
  span: ReportSpan,
  points: readonly ReportPoint[],
): Promise<(bin: number, isUnknown: boolean) => Figures> {
  const bins = points.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }));
  const starts = bins.map(({ start }) => start);
  const [sessions, logins] = await Promise.all([
    readSessionFigures(sources, span, starts),
    readLogins(sources, span, starts),
  ]);
  const [peaks, guests] = await Promise.all([
    readPeaks(sources, span, starts),
    readGuests(sources, span, bins),
  ]);
  return (bin, isUnknown) => {
    const nothing = isUnknown ? null : 0;
    const found = sessions.get(bin);
    const peak = peaks.get(bin);
    // Who is online when nothing arrives for minutes can have a figure in a time of which nothing is known.
    const isAnybody = (found?.people ?? 0) > 0;
    return {
      people: isAnybody ? (found?.people ?? 0) : nothing,
      guests: guests ? (isAnybody ? (guests.get(bin) ?? 0) : nothing) : null,
      logins: isAnybody ? (logins.get(bin) ?? 0) : nothing,
      hours: isAnybody ? hoursOf(found?.ms ?? 0) : nothing,
      sessions: isAnybody ? (found?.sessions ?? 0) : nothing,
      median: rounded(found?.median),
      lowerQuartile: rounded(found?.lower),
      upperQuartile: rounded(found?.upper),
      peak: peak ? { people: peak.people, at: new Date(peak.at).toISOString() } : null,
    };
  };
}

/** Milliseconds as hours, to two decimals. */
export function hoursOf(ms: number): number {
  return rounded(ms / 3_600_000) ?? 0;
}

function rounded(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value * 100) / 100;
}

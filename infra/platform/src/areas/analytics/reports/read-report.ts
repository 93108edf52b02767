import type { readReport as contract } from '@campus/contracts/analytics/reports';
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
import { readServersHeard, type ServerHeard } from '../../../foundation/usage/servers-heard.ts';
import { readKnowledge } from '../knowledge.ts';
import { readPeaks } from './peaks.ts';
import { readGuests } from './people-of-bins.ts';
import { hoursOf, isoOf, rounded } from './report-numbers.ts';
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
  const servers = await readHeard(sources, asked.accountId, now);
  const before = earlierRange(asked, asked.compare);
  const whole = await readWhole(sources, asked, {
    points: pointsOf(asked, asked.grain, asked.timeZone),
    ...{ now, servers },
  });
  const earlier = before && (await readWhole(sources, { ...asked, ...before }, { points: [], now, servers }));
  return {
    totals: whole.totals,
    earlier: earlier?.totals ?? null,
    points: whole.points,
    completeUntil: whole.completeUntil?.toISOString() ?? null,
  };
}

/** Reads the figures of a range and of its points. */
async function readWhole(
  sources: UsageSources,
  asked: ReportQuery,
  { points, now, servers }: { points: readonly ReportPoint[]; now: Date; servers: readonly ServerHeard[] },
): Promise<{ totals: Totals; points: Report['points']; completeUntil: Date | undefined }> {
  const days = daysOf(asked, asked.timeZone);
  const whole = wholeOf(days);
  const span = spanOf(asked, whole, { now, retentionDays: sources.retentionDays });
  const { reader } = sources;
  const known = await readKnowledge(reader, { ...span, bins: days }, servers);
  const ofPoints = isByDay(points, days)
    ? known
    : await readKnowledge(reader, { ...span, bins: points }, servers);
  const figuresAt = await readFiguresOf(sources, span, points.length > 0 ? points : [whole]);
  const states = days.map(known.stateOf);
  const isUnknown = states.every((state) => isMissing({ state }));
  return {
    totals: {
      ...{ from: asked.from, to: asked.to },
      ...figuresAt(0, isUnknown),
      known: knownOf(asked, states),
    },
    completeUntil: known.completeUntil,
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

/** Returns the servers that were heard in the time that reports look back to. */
export function readHeard(
  { reader, retentionDays }: Pick<UsageSources, 'reader' | 'retentionDays'>,
  accountId: string,
  now: Date,
): Promise<ServerHeard[]> {
  return readServersHeard(reader, accountId, now, reportLookBack(retentionDays));
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
    const found = sessions.get(bin);
    // Who stays online while nothing arrives for minutes is counted in a time of which nothing else is known.
    if (!found || found.people === 0) return nobody(isUnknown ? null : 0);
    const peak = peaks.get(bin);
    return {
      people: found.people,
      guests: guests ? (guests.get(bin) ?? 0) : null,
      logins: logins.get(bin) ?? 0,
      hours: hoursOf(found.ms),
      sessions: found.sessions,
      median: minutesOf(found.median),
      lowerQuartile: minutesOf(found.lower),
      upperQuartile: minutesOf(found.upper),
      peak: peak ? { people: peak.people, at: isoOf(peak.at) } : null,
    };
  };
}

/** The figures of a time in which nobody was online, or of which nothing is known. */
function nobody(value: 0 | null): Figures {
  return {
    ...{ people: value, guests: value, logins: value, hours: value, sessions: value },
    ...{ median: null, lowerQuartile: null, upperQuartile: null, peak: null },
  };
}

function minutesOf(value: number | null | undefined): number | null {
  return typeof value === 'number' ? rounded(value) : null;
}

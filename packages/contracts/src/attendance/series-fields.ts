import {
  maxWindowMinutes,
  maxWindows,
  readWeeklyTime,
  readWindow,
  refuseSeries,
  type Series,
  seriesDays,
  windowStates,
} from '@campus/domain/attendance/series';
import * as z from 'zod';
import { completeUntil } from '../analytics/fields.ts';
import { addRefusal } from '../core/add-refusal.ts';
import { day, instant } from '../core/fields.ts';
import { nextPlace, pageOf } from '../core/list.ts';
import { reason } from '../core/reasons.ts';
import { sentence } from '../core/schema-sentences.ts';
import { orCommaList } from '../core/text-values.ts';
import { timeZone } from '../core/time-zone.ts';
import { attendanceFilter, attendanceRow } from './fields.ts';

const weeklyInvalid = sentence('attendance.series.weekly');
const windowInvalid = sentence('attendance.series.window');
const tooMany = sentence('attendance.series.tooMany', { max: maxWindows });

/** The windows of a series, as a query has them. */
export const seriesFields = {
  sfsRoom: attendanceFilter.sfsRoom,
  weekly: orCommaList(
    z
      .array(
        z
          .string({ error: weeklyInvalid })
          .refine((written) => readWeeklyTime(written) !== undefined, { error: weeklyInvalid }),
      )
      .max(14, { error: sentence('attendance.series.tooManyTimes', { max: 14 }) })
      .default([]),
  ).describe(
    `Weekly times, separated by commas in a query: the weekday (1 is Monday), the local time, and the minutes, such as \`1T10:00/90\`. At most 14, each of at most ${maxWindowMinutes} minutes.`,
  ),
  firstDay: day.optional().describe('First day of the weekly times, included.'),
  lastDay: day.optional().describe('Last day of the weekly times, included.'),
  added: orCommaList(
    z
      .array(
        z
          .string({ error: windowInvalid })
          .refine((written) => readWindow(written) !== undefined, { error: windowInvalid }),
      )
      .max(maxWindows, { error: tooMany })
      .default([]),
  ).describe(
    'Single windows, separated by commas in a query: start and end with a slash between, such as `2026-10-12T10:00:00Z/2026-10-12T11:30:00Z`.',
  ),
  removed: orCommaList(
    z
      .array(z.iso.datetime({ offset: true, error: windowInvalid }))
      .max(maxWindows, { error: tooMany })
      .default([]),
  ).describe('Starts of windows to leave out, separated by commas in a query (ISO 8601).'),
  timeZone: timeZone.describe('IANA time zone of the weekly times.'),
};

interface AskedSeries {
  weekly: readonly string[];
  firstDay?: string | undefined;
  lastDay?: string | undefined;
  added: readonly string[];
  removed: readonly string[];
  timeZone: string;
}

/** Reads the series of a query. */
export function seriesOf({ weekly, added, removed, firstDay, lastDay, timeZone }: AskedSeries): Series {
  return {
    weekly: weekly.flatMap((written) => readWeeklyTime(written) ?? []),
    added: added.flatMap((written) => readWindow(written) ?? []),
    removed: removed.map((written) => Date.parse(written)),
    ...{ firstDay, lastDay, timeZone },
  };
}

/** Returns why a series cannot be read, with its numbers, or undefined. */
export function seriesReason(series: Series, now: Date) {
  const refusal = refuseSeries(series, now);
  if (refusal === 'attendance.series.tooMany') return reason(refusal, { max: maxWindows });
  if (refusal === 'attendance.series.tooOld') return reason(refusal, { days: seriesDays });
  return refusal && reason(refusal);
}

/** Reports a series that cannot be read. */
export function checkSeries(asked: AskedSeries, context: z.RefinementCtx): void {
  addRefusal(context, seriesReason(seriesOf(asked), new Date()));
}

export const seriesSort = z
  .enum(['displayName', 'attended', 'minutes'])
  .default('displayName')
  .describe('Column to sort by.');

const window = z
  .object({
    start: instant.describe('Start (ISO 8601, UTC).'),
    end: instant.describe('End (ISO 8601, UTC).'),
    state: z
      .enum(windowStates)
      .describe(
        'What is known: `complete`; `running`, not over, or still arriving; `partial`, a server of the world sent nothing for ten minutes or longer; `unknown`, no server sent anything, so nobody can be called absent.',
      ),
    people: z.int().nullable().describe('How many people attended; null where nothing is known.'),
  })
  .describe('A window of the series that has begun.');
export type SeriesWindow = z.output<typeof window>;

const cell = attendanceRow
  .pick({ joinTime: true, leaveTime: true, minutes: true, leaveInferred: true })
  .extend({
    late: z
      .boolean()
      .optional()
      .describe('Whether the person came more than five minutes late; missing where that is not known.'),
    early: z
      .boolean()
      .optional()
      .describe('Whether the person left more than five minutes early; missing where that is not known.'),
  })
  .describe('What is known of the person in the window.');

const { userId, displayName, email, firstName, lastName, team } = attendanceRow.shape;

export const seriesRow = z
  .object({
    ...{ userId, displayName, email, firstName, lastName, team },
    attended: z.int().describe('In how many windows the person was.'),
    minutes: z.number().describe('Minutes in all windows together.'),
    windows: z
      .array(cell.nullable())
      .describe(
        'One entry for each of `windows`, in their order; null where the person was not seen. In a window that is `partial` or `unknown`, that does not say that the person was absent.',
      ),
  })
  .describe('One person who was in at least one window.');
export type SeriesRow = z.output<typeof seriesRow>;

export const seriesPage = pageOf(seriesRow).extend({
  windows: z.array(window).describe('The windows of the series that have begun, in their order.'),
  known: z.int().describe('Of how many of these windows anything is known.'),
  later: z.int().describe('How many windows begin later than now. They are left out.'),
  next: nextPlace,
  completeUntil,
});
export type SeriesPage = z.output<typeof seriesPage>;

import { activityTypes } from '@campus/domain/activity/activity';
import { openGraphs } from '@campus/domain/analytics/graphs';
import { askedPlace } from '@campus/domain/attendance/attendance';
import * as z from 'zod';
import { activityFilter, checkWindow } from '../activity/activity.ts';
import { checkRoomOfGraph, ofFigure } from '../analytics/analytics.ts';
import { sfsRoom } from '../analytics/fields.ts';
import { allVolumes, attendanceFilter, checkStart } from '../attendance/fields.ts';
import { attendanceReport, recordId } from '../attendance/records.ts';
import { addRefusal } from '../core/add-refusal.ts';
import { day, instant } from '../core/fields.ts';

const kinds = {
  figure: z.literal('figure').describe('One day or month of a graph of the dashboard.'),
  activity: z.literal('activity').describe('The report on room activity.'),
  attendance: z.literal('attendance').describe('A report on attendance.'),
  record: z.literal('record').describe('A record of an attendance.'),
};
const page = attendanceReport.describe('Report on attendance.');

/** Refuses an attendance without a place. */
function checkPlace(asked: Parameters<typeof askedPlace>[0], context: z.RefinementCtx): void {
  if (askedPlace(asked) === undefined) addRefusal(context, 'activity.nothingToExport', ['sfsRoom']);
}

/** The source of the people: a figure, or a report with its filters. */
export const askedOrigin = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: kinds.figure, ...ofFigure.omit({ accountId: true }).shape })
      .superRefine(checkRoomOfGraph),
    z.strictObject({ kind: kinds.activity, ...activityFilter }).superRefine(checkWindow),
    z
      .strictObject({
        kind: kinds.attendance,
        page,
        sfsRoom: attendanceFilter.sfsRoom,
        all: allVolumes,
        start: attendanceFilter.start.unwrap().describe('Start (ISO 8601, UTC), within the past 36 days.'),
        hours: attendanceFilter.hours.unwrap().describe('Duration in hours, in steps of half an hour.'),
      })
      .superRefine((asked, context) => {
        checkPlace(asked, context);
        checkStart(asked, context);
      }),
    z.strictObject({ kind: kinds.record, page, recordId }),
  ])
  .describe('What shows the people: a figure, or a report with its filters.');
/** A figure or report whose people a caller requests. */
export type OriginQuery = z.input<typeof askedOrigin>;
type ReadOrigin = z.output<typeof askedOrigin>;
/** The query of one kind, in an account. */
export type PeopleQuery<K extends ReadOrigin['kind']> = Extract<ReadOrigin, { kind: K }> & {
  accountId: string;
};

const place = sfsRoom.describe(
  'Room or private volume, by its name on the servers; empty where none is named.',
);
const window = {
  from: instant.describe('Start of the time (ISO 8601, UTC).'),
  to: instant.describe('End of the time (ISO 8601, UTC).'),
};

/** The source of a list of people. */
export const keptOrigin = z
  .discriminatedUnion('kind', [
    z.object({
      kind: kinds.figure,
      graph: z.enum(openGraphs).describe('Graph of the figure.'),
      date: day.describe('Day of the figure; of a figure by month, a day of the month.'),
      sfsRoom: place,
    }),
    z.object({
      kind: kinds.activity,
      ...window,
      type: z.enum(activityTypes).describe('Which events.'),
      sfsRoom: place,
    }),
    z.object({ kind: kinds.attendance, page, ...window, sfsRoom: place }),
    z.object({
      kind: kinds.record,
      page,
      recordId: recordId.describe('Identifier of the record.'),
      ...window,
      sfsRoom: place,
    }),
  ])
  .describe('What the people of a list are from.');
export type StoredOrigin = z.output<typeof keptOrigin>;

import { maxWindows, windowStates } from '@campus/domain/attendance/series';
import * as z from 'zod';
import { sfsRoom } from '../analytics/fields.ts';
import { instant } from '../core/fields.ts';
import { usageCall } from '../core/usage-call.ts';

/** A window of the series, in the order asked for. */
const windowRow = z.object({ Row: z.literal('window'), State: z.enum(windowStates) });

/** A person who was there in at least one window. */
const personRow = z.object({
  Row: z.literal('person'),
  User_ID: z.string(),
  Duration_Attended_Minutes: z.number(),
  Windows: z.array(
    z.object({
      /** The place of the window among those asked for, from 0. */
      Window: z.int(),
      Join_Time: instant,
      Leave_Time: instant,
      Duration_Attended_Minutes: z.number(),
      Leave_Inferred: z.boolean(),
    }),
  ),
});
export type SeriesPersonRow = z.output<typeof personRow>;

const row = z.discriminatedUnion('Row', [windowRow, personRow]);
export type SeriesWireRow = z.output<typeof row>;

/** Windows that have begun. */
const windows = z
  .array(z.strictObject({ startTime: instant, endTime: instant }))
  .min(1)
  .max(maxWindows);

/** What is known of each window, and the people in a room during them. Ours. */
export const getAttendanceSeries = usageCall('getAttendanceSeries', { windows, SFSRoom: sfsRoom }, row);

/** The same of a private volume; without `SFSRoom`, of all of the account. Ours. */
export const getPVAttendanceSeries = usageCall(
  'getPVAttendanceSeries',
  { windows, SFSRoom: sfsRoom.optional() },
  row,
);

import { durationSeconds, maxHours } from '@campus/domain/attendance/attendance';
import * as z from 'zod';
import { sfsRoom } from '../analytics/fields.ts';
import { instant } from '../core/fields.ts';
import { usageCall } from '../core/usage-call.ts';

const row = z.object({
  User_ID: z.string(),
  Join_Time: instant,
  Leave_Time: instant,
  Duration_Attended_Minutes: z.number(),
  Talk_Time_Minutes: z.number(),
  /** Whether the last leave was never reported. Ours. */
  Leave_Inferred: z.boolean().default(false),
});
export type AttendanceWireRow = z.output<typeof row>;

const filter = {
  startTime: instant,
  /** In seconds. */
  duration: z.int().min(1).max(durationSeconds(maxHours)),
  /** The field of the rows to sort by: 1 is ascending, -1 descending. */
  sort: z
    .strictObject({
      Join_Time: z.literal([1, -1]).optional(),
      Leave_Time: z.literal([1, -1]).optional(),
      Duration_Attended_Minutes: z.literal([1, -1]).optional(),
      Talk_Time_Minutes: z.literal([1, -1]).optional(),
    })
    .default({ Join_Time: 1 }),
};

/** The people in a room from `startTime` for `duration` seconds. */
export const getAccountAttendance = usageCall('getAccountAttendance', { ...filter, SFSRoom: sfsRoom }, row);

/** The people in a private volume from `startTime` for `duration` seconds; without `SFSRoom`, in all of the account. */
export const getAccountPVAttendance = usageCall(
  'getAccountPVAttendance',
  { ...filter, SFSRoom: sfsRoom.optional() },
  row,
);

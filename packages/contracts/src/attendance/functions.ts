import { attendanceLookBack, durationSeconds } from '@campus/domain/attendance/attendance';
import * as z from 'zod';
import { onWire, savingExport, wireDirection } from '../activity/exports.ts';
import { sfsRoom } from '../analytics/fields.ts';
import { getReportRooms, roomsOf } from '../analytics/functions.ts';
import { bindAs } from '../core/binding.ts';
import { instant } from '../core/fields.ts';
import { formatOnWire } from '../core/table-format.ts';
import { exportRoomAttendance, exportVolumeAttendance, listAttendanceRooms } from './attendance.ts';
import { attendanceSort } from './fields.ts';

export const getAttendanceRooms = bindAs(listAttendanceRooms, getReportRooms, {
  params: ({ accountId }) => ({ accountId, page: 'roomAttendance' as const }),
  result: roomsOf,
});

/** What an export of an attendance contains; `duration` is in seconds. Without `SFSRoom`, all private volumes. */
const attendanceQuery = z.strictObject({
  SFSRoom: sfsRoom.optional(),
  startTime: instant,
  duration: z.int().min(1),
  sort: attendanceSort,
  direction: wireDirection,
});

type ExportQuery = z.output<typeof exportVolumeAttendance.input>;

function exportParams({
  accountId,
  sfsRoom,
  all,
  start = '',
  hours = 0,
  sort,
  direction,
  timeZone,
  format,
}: Omit<ExportQuery, 'all'> & { all?: boolean }) {
  const duration = durationSeconds(hours);
  return {
    accountId,
    query: {
      ...(!all && { SFSRoom: sfsRoom }),
      startTime: start,
      duration,
      sort,
      direction: onWire(direction),
    },
    earliestTime: attendanceLookBack,
    latestTime: new Date(Date.parse(start) + duration * 1000).toISOString(),
    timezone: timeZone,
    ...formatOnWire(format),
  };
}

export const volumeAttendanceExport = savingExport(
  'saveVolumeAttendanceExport',
  'pvAttendance',
  attendanceQuery,
);

export const saveRoomAttendanceExport = bindAs(
  exportRoomAttendance,
  savingExport('saveRoomAttendanceExport', 'attendance', attendanceQuery),
  {
    params: (asked) => ({ ...exportParams(asked), type: 'attendance' as const }),
    result: (answer) => answer,
  },
);

export const saveVolumeAttendanceExport = bindAs(exportVolumeAttendance, volumeAttendanceExport, {
  params: (asked) => ({ ...exportParams(asked), type: 'pvAttendance' as const }),
  result: (answer) => answer,
});

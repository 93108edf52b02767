import { listRoomAttendance, listVolumeAttendance } from '@campus/contracts/attendance/attendance';
import {
  getAttendanceRooms,
  saveRoomAttendanceExport,
  saveVolumeAttendanceExport,
} from '@campus/contracts/attendance/functions';
import {
  correctAttendanceRecord,
  exportAttendanceRecord,
  getAttendanceRecord,
  getAttendanceRecords,
  takeAttendanceRecord,
} from '@campus/contracts/attendance/record-functions';
import { forward, procedure, router } from '../core/trpc.ts';

export const attendanceRouter = router({
  ofRoom: procedure(listRoomAttendance, ({ input, platform }) => platform.attendance.ofRoom(input)),
  ofVolume: procedure(listVolumeAttendance, ({ input, platform }) => platform.attendance.ofVolume(input)),
  rooms: forward(getAttendanceRooms),
  exportRoom: forward(saveRoomAttendanceExport),
  exportVolume: forward(saveVolumeAttendanceExport),
  takeRecord: forward(takeAttendanceRecord),
  records: forward(getAttendanceRecords),
  record: forward(getAttendanceRecord),
  correctRecord: forward(correctAttendanceRecord),
  exportRecord: forward(exportAttendanceRecord),
});

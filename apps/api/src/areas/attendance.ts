import { listRoomAttendance, listVolumeAttendance } from '@campus/contracts/attendance/attendance';
import * as wire from '@campus/contracts/attendance/functions';
import * as records from '@campus/contracts/attendance/record-functions';
import { listRoomSeries, listVolumeSeries } from '@campus/contracts/attendance/series';
import * as series from '@campus/contracts/attendance/series-functions';
import { mayNamePeople } from '@campus/domain/credentials/api-scopes';
import { forward, procedure, router } from '../core/trpc.ts';

export const attendanceRouter = router({
  ofRoom: procedure(listRoomAttendance, ({ input, platform, actor }) =>
    platform.attendance.ofRoom(input, mayNamePeople(actor.grant)),
  ),
  ofVolume: procedure(listVolumeAttendance, ({ input, platform, actor }) =>
    platform.attendance.ofVolume(input, mayNamePeople(actor.grant)),
  ),
  ofRoomSeries: procedure(listRoomSeries, ({ input, platform, actor }) =>
    platform.attendanceSeries.ofRoom(input, mayNamePeople(actor.grant)),
  ),
  ofVolumeSeries: procedure(listVolumeSeries, ({ input, platform, actor }) =>
    platform.attendanceSeries.ofVolume(input, mayNamePeople(actor.grant)),
  ),
  exportRoomSeries: forward(series.exportRoomAttendanceSeries),
  exportVolumeSeries: forward(series.exportVolumeAttendanceSeries),
  rooms: forward(wire.getAttendanceRooms),
  exportRoom: forward(wire.saveRoomAttendanceExport),
  exportVolume: forward(wire.saveVolumeAttendanceExport),
  takeRecord: forward(records.takeAttendanceRecord),
  records: forward(records.getAttendanceRecords),
  record: forward(records.getAttendanceRecord),
  recordText: forward(records.getAttendanceRecordText),
  nameRecord: forward(records.nameAttendanceRecord),
  correctEntry: forward(records.correctAttendanceEntry),
  correctRecord: forward(records.correctAttendanceRecord),
  exportRecord: forward(records.exportAttendanceRecord),
});

import * as wire from '@campus/contracts/attendance/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseStart } from '@campus/domain/attendance/attendance';
import { implement } from '../../call/implement.ts';
import { saveExport } from '../../work/tasks/save-export.ts';

/** The attendance exports. The reports themselves are served by the usage-search service. */
export const attendanceFunctions = [
  implement(wire.saveRoomAttendanceExport, async (call) => {
    if (!call.input.query.SFSRoom) throw new AppError('invalid', 'activity.nothingToExport');
    refuse(call.input.query.startTime);
    return saveExport(call, 'attendance.exportRoom', call.input);
  }),
  implement(wire.saveVolumeAttendanceExport, async (call) => {
    if (call.input.query.SFSRoom === '') throw new AppError('invalid', 'activity.nothingToExport');
    refuse(call.input.query.startTime);
    return saveExport(call, 'attendance.exportPrivateVolume', call.input);
  }),
];

function refuse(startTime: string): void {
  const refusal = refuseStart(new Date(startTime), new Date());
  if (refusal) throw new AppError('invalid', refusal);
}

import * as wire from '@campus/contracts/attendance/usage-functions';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseStart } from '@campus/domain/attendance/attendance';
import { usageFunction } from '../../call/usage-function.ts';
import { readAttendance } from './read-attendance.ts';

const ofRoom = { page: 'roomAttendance', scope: 'analytics:read' } as const;
const ofVolume = { page: 'privateVolumeAttendance', scope: 'analytics:read' } as const;

/** The searches of the attendance reports. */
export const attendanceUsage = [
  usageFunction(wire.getAccountAttendance, ofRoom, async (asked, sources) => {
    refuse(asked.startTime);
    return readAttendance(sources, asked, { room: asked.SFSRoom });
  }),
  usageFunction(wire.getAccountPVAttendance, ofVolume, async (asked, sources) => {
    refuse(asked.startTime);
    const place = asked.SFSRoom === undefined ? 'anyVolume' : { volume: asked.SFSRoom };
    return readAttendance(sources, asked, place);
  }),
];

/** Throws unless the attendance begins within the past 36 days (ATT-015). */
function refuse(startTime: string): void {
  const refusal = refuseStart(new Date(startTime), new Date());
  if (refusal) throw new AppError('invalid', refusal);
}

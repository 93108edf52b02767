import { seriesReason } from '@campus/contracts/attendance/series-fields';
import { getAttendanceSeries, getPVAttendanceSeries } from '@campus/contracts/attendance/series-usage';
import * as wire from '@campus/contracts/attendance/usage-functions';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseStart } from '@campus/domain/attendance/attendance';
import type { AttendanceWindow } from '@campus/domain/attendance/merge-visits';
import { begunWindows } from '@campus/domain/attendance/series';
import { usageFunction } from '../../call/usage-function.ts';
import { readAttendance } from './read-attendance.ts';
import { readSeries } from './read-series.ts';

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
  usageFunction(getAttendanceSeries, ofRoom, async ({ accountId, windows, SFSRoom }, sources) =>
    readSeries(sources, { accountId, windows: windowsIn(windows), place: { room: SFSRoom } }),
  ),
  usageFunction(getPVAttendanceSeries, ofVolume, async ({ accountId, windows, SFSRoom }, sources) => {
    const place = SFSRoom === undefined ? 'anyVolume' : { volume: SFSRoom };
    return readSeries(sources, { accountId, windows: windowsIn(windows), place });
  }),
];

/** Throws unless each window has begun within the past 400 days. */
function windowsIn(asked: readonly { startTime: string; endTime: string }[]): AttendanceWindow[] {
  const added = asked.map(({ startTime, endTime }) => ({
    start: Date.parse(startTime),
    end: Date.parse(endTime),
  }));
  const now = new Date();
  const refusal = seriesReason({ weekly: [], added, removed: [], timeZone: 'UTC' }, now);
  if (refusal) throw AppError.of('invalid', refusal);
  if (begunWindows(added, now).later > 0) throw new AppError('invalid', 'attendance.start.future');
  return added;
}

/** Throws unless the attendance begins within the past 36 days (ATT-015). */
function refuse(startTime: string): void {
  const refusal = refuseStart(new Date(startTime), new Date());
  if (refusal) throw new AppError('invalid', refusal);
}

import type { exportVolumeSeries } from '@campus/contracts/attendance/series';
import { seriesOf, seriesReason } from '@campus/contracts/attendance/series-fields';
import * as wire from '@campus/contracts/attendance/series-functions';
import { AppError } from '@campus/contracts/core/app-error';
import { askedPlace } from '@campus/domain/attendance/attendance';
import { begunWindows, windowsOf } from '@campus/domain/attendance/series';
import type * as z from 'zod';
import { implement } from '../../call/implement.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import type { seriesParams } from './export-series.ts';

/** The exports of a series. The series itself is served by the usage-search service. */
export const attendanceSeriesFunctions = [
  implement(wire.exportRoomAttendanceSeries, async (call) => ({
    task: await startTask(call, {
      accountId: call.input.accountId,
      kind: 'attendance.exportRoomSeries',
      params: paramsOf({ ...call.input, page: 'roomAttendance', all: false }),
    }),
  })),
  implement(wire.exportVolumeAttendanceSeries, async (call) => ({
    task: await startTask(call, {
      accountId: call.input.accountId,
      kind: 'attendance.exportVolumeSeries',
      params: paramsOf({ ...call.input, page: 'privateVolumeAttendance' }),
    }),
  })),
];

function paramsOf(
  asked: z.output<typeof exportVolumeSeries.input> & {
    page: 'roomAttendance' | 'privateVolumeAttendance';
  },
): z.input<typeof seriesParams> {
  const now = new Date();
  const series = seriesOf(asked);
  const refusal = seriesReason(series, now);
  if (refusal) throw AppError.of('invalid', refusal);
  const place = askedPlace(asked);
  const { windows, later } = begunWindows(windowsOf(series), now);
  if (place === undefined || windows.length === 0) throw new AppError('invalid', 'attendance.series.nothing');
  return {
    ...{ place, later, sort: asked.sort, direction: asked.direction, timezone: asked.timeZone },
    format: asked.format,
    windows: windows.map(({ start, end }) => ({
      startTime: new Date(start).toISOString(),
      endTime: new Date(end).toISOString(),
    })),
  };
}

import { bind } from '../core/binding.ts';
import * as operations from './series.ts';

export const exportRoomAttendanceSeries = bind(operations.exportRoomSeries, {
  name: 'exportRoomAttendanceSeries',
});
export const exportVolumeAttendanceSeries = bind(operations.exportVolumeSeries, {
  name: 'exportVolumeAttendanceSeries',
});

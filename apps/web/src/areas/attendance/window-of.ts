import { attendanceEnd } from '@campus/domain/attendance/attendance';
import { formatMoment } from '../../lib/format.ts';
import type { AttendanceState } from './use-attendance.ts';

/** When a report begins and ends, as it is shown. */
export function windowOf({ start, hours }: Pick<AttendanceState, 'start' | 'hours'>) {
  return { from: formatMoment(start), to: formatMoment(attendanceEnd(start, hours)) };
}

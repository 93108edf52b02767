import { attendanceEnd } from '@campus/domain/attendance/attendance';
import { formatMoment } from '../../lib/format-moment.ts';
import type { AttendanceState } from './use-attendance.ts';

/** The start and end of a report, formatted. */
export function windowOf({ start, hours }: Pick<AttendanceState, 'start' | 'hours'>) {
  return { from: formatMoment(start), to: formatMoment(attendanceEnd(start, hours)) };
}

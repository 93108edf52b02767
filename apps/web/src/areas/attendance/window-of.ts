import { durationSeconds } from '@campus/domain/attendance/attendance';
import { formatMoment } from '../../lib/format.ts';
import type { AttendanceState } from './use-attendance.ts';

/** When a report begins and ends, as it is shown. */
export function windowOf({ start, hours }: Pick<AttendanceState, 'start' | 'hours'>) {
  const end = new Date(Date.parse(start) + durationSeconds(hours) * 1000);
  return { from: formatMoment(start), to: formatMoment(end.toISOString()) };
}

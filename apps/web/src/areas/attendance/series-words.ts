import { text } from '@campus/contracts/core/text';
import type { AttendanceWindow } from '@campus/domain/attendance/merge-visits';
import type { WeeklyTime } from '@campus/domain/attendance/series';
import { formatNumber, formatWeekday } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';

/** A weekly time in words: "Monday, 10:00, 90 min". */
export function weeklyWords({ weekday, time, minutes }: WeeklyTime): string {
  return text('attendance.series.weekly.one', {
    ...{ weekday: formatWeekday(weekday), time },
    minutes: formatNumber(minutes),
  });
}

/** A window in words, in the person's zone. */
export function windowWords({ start, end }: AttendanceWindow): string {
  return text('attendance.series.span', {
    start: formatMoment(new Date(start).toISOString()),
    end: formatMoment(new Date(end).toISOString()),
  });
}

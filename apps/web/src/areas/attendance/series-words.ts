import { text } from '@campus/contracts/core/text';
import type { AttendanceWindow } from '@campus/domain/attendance/merge-visits';
import type { WeeklyTime } from '@campus/domain/attendance/series';
import { formatNumber } from '../../lib/format.ts';
import { formatMoment, languages } from '../../lib/format-moment.ts';

/** The name of a weekday; 1 is Monday. */
export function weekdayName(weekday: number): string {
  const monday = Date.UTC(2026, 0, 5);
  const format = new Intl.DateTimeFormat(languages, { weekday: 'long', timeZone: 'UTC' });
  return format.format(monday + (weekday - 1) * 86_400_000);
}

/** A weekly time in words: "Monday, 10:00, 90 min". */
export function weeklyWords({ weekday, time, minutes }: WeeklyTime): string {
  return text('attendance.series.weekly.one', {
    ...{ weekday: weekdayName(weekday), time },
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

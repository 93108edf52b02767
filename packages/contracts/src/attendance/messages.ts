/** Texts of the reports on attendance that every layer may say. */
export const attendanceMessages = {
  'attendance.start.tooOld': 'The start must lie within the past 36 days.',
  'attendance.start.future': 'The start must not be later than now.',
  'attendance.duration.invalid': 'The duration is a number of half hours, at least 0.5.',
  'attendance.record.early': 'This time is not over yet. Records can be kept only of times that are over.',
  'attendance.entry.missing': 'The record has no entry for this person.',
  'attendance.entry.same': 'The entry has these minutes already.',
  'attendance.entry.minutes':
    'The minutes are a number from 0 to the length of the time, with at most one decimal.',
  'attendance.entry.reason': 'Give a reason.',
  'attendance.record.missing': 'There is no such attendance record.',
} as const;

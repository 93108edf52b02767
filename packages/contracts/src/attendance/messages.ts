/** Texts of the reports on attendance that every layer may say. */
export const attendanceMessages = {
  'attendance.start.tooOld': 'The start must lie within the past 36 days.',
  'attendance.start.future': 'The start must not be later than now.',
  'attendance.duration.invalid': 'The duration is a number of half hours, at least 0.5.',
  'attendance.series.weekly':
    'A weekly time is a weekday from 1 (Monday) to 7, a time, and minutes, such as 1T10:00/90.',
  'attendance.series.window': 'A window is two times in ISO 8601 with a slash between.',
  'attendance.series.days': 'Choose the first and the last day of the weekly times.',
  'attendance.series.order': 'The last day must not be before the first.',
  'attendance.series.length': 'A window ends after its start, and lasts at most 24 hours.',
  'attendance.series.tooMany': (p: { max: number }) => `A series has at most ${p.max} windows.`,
  'attendance.series.tooManyTimes': (p: { max: number }) => `A series has at most ${p.max} weekly times.`,
  'attendance.series.tooOld': (p: { days: number }) =>
    `Every window must begin within the past ${p.days} days.`,
  'attendance.series.tooManyPeople': (p: { max: number }) =>
    `More than ${p.max} people were there. Choose fewer windows.`,
  'attendance.series.nothing': 'Choose a place, and at least one window.',
  'attendance.record.early': 'This time is not over yet. Records can be kept only of times that are over.',
  'attendance.entry.missing': 'The record has no entry for this person.',
  'attendance.entry.same': 'The entry has these minutes already.',
  'attendance.entry.minutes':
    'The minutes are a number from 0 to the length of the time, with at most one decimal.',
  'attendance.entry.reason': 'Give a reason.',
  'attendance.record.missing': 'There is no such attendance record.',
} as const;

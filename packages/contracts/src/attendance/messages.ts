/** Texts of the reports on attendance that every layer may say. */
export const attendanceMessages = {
  'attendance.start.tooOld': 'The start must lie within the past 36 days.',
  'attendance.start.future': 'The start must not be later than now.',
  'attendance.duration.invalid': 'The duration is a number of half hours, at least 0.5.',
} as const;

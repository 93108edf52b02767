import { pageTexts } from '../core/catalogue.ts';

/** Texts of the reports on attendance. */
export const attendancePageMessages = pageTexts({
  'attendance.room.about': 'Who was in a room during a time, and for how long.',
  'attendance.volume.about': 'Who was in a private volume during a time, and for how long.',
  'attendance.start': 'Start time',
  'attendance.start.help': 'Only within the last five weeks. Rounded down to a half hour.',
  'attendance.hours': 'Duration (hours)',
  'attendance.hours.help': 'Rounded up to a half hour.',
  'attendance.room': 'Room',
  'attendance.room.choose': 'Choose a room …',
  'attendance.volume': 'Private volume',
  'attendance.volume.all': 'All private volumes',
  'attendance.fields': 'Fields',
  'attendance.room.missing': 'Choose a room to see who attended.',
  'attendance.volume.missing': 'Enter a private volume, or choose all, to see who attended.',
  'attendance.none': 'No users found',
  'attendance.none.hint': 'Try another time, duration, or room. Attendance may take up to an hour.',
  'attendance.completeUntil': (p: { time: string }) => `Complete until ${p.time}.`,
  'attendance.export.title': 'Export attendance?',
  'attendance.export.about': (p: { from: string; to: string; zone: string; email: string }) =>
    `The attendance from ${p.from} to ${p.to} in the zone ${p.zone} is emailed to ${p.email} as CSV.`,
} as const);

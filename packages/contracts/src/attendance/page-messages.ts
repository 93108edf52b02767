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

  'attendance.views': 'Report and records',
  'attendance.view.report': 'Report',
  'attendance.view.records': 'Records',
  'attendance.keep': 'Keep as record',
  'attendance.keep.title': 'Keep this attendance as a record?',
  'attendance.keep.about': (p: { place: string; from: string; to: string; zone: string }) =>
    `${p.place}, from ${p.from} to ${p.to} in the zone ${p.zone}: the attendance is kept as it is known now. A record is never changed or deleted. Later data can be added as a correction.`,
  'attendance.keep.done': 'The record was kept.',
  'attendance.records.none': 'There are no records yet.',
  'attendance.records.hint': 'A record keeps the attendance of a past time, even if more data arrives later.',
  'attendance.records.from': 'From',
  'attendance.records.to': 'To',
  'attendance.records.people': 'People',
  'attendance.records.taken': 'Taken',
  'attendance.records.by': 'Taken by',
  'attendance.records.corrections': 'Corrections',
  'attendance.record.all': 'All records',
  'attendance.record.taken': (p: { time: string; person: string }) => `Taken ${p.time} by ${p.person}.`,
  'attendance.record.erased': 'an erased person',
  'attendance.record.hash': 'SHA-256',
  'attendance.record.copy': 'Copy the SHA-256',
  'attendance.record.look': 'Look for corrections',
  'attendance.record.same': 'The data has not changed since this record.',
  'attendance.record.corrected': 'A correction was added.',
  'attendance.record.rows': 'People of the record',
  'attendance.record.export': (p: { email: string }) =>
    `The rows of the record are emailed to ${p.email} as CSV, with its SHA-256.`,
  'attendance.correction.added': (p: { time: string; person: string }) => `Added ${p.time} by ${p.person}`,
  'attendance.correction.person': (p: { minutes: string; from: string; to: string }) =>
    `Added: ${p.minutes} min, from ${p.from} to ${p.to}`,
  'attendance.correction.gone': (p: { minutes: string }) => `Not there: ${p.minutes} min → 0 min`,
  'attendance.correction.change': (p: { field: string; before: string; after: string }) =>
    `${p.field}: ${p.before} → ${p.after}`,
} as const);

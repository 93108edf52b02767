import { pageTexts } from '../core/catalogue.ts';

/** Texts of the report on room activity, and those that the reports on attendance share with it. */
export const activityPageMessages = pageTexts({
  'activity.about': 'Who entered and left the rooms of the account.',
  'activity.start': 'Start time',
  'activity.end': 'End time',
  'activity.type': 'Type',
  'activity.type.ALL': 'ALL',
  'activity.type.JOINROOM': 'JOINROOM',
  'activity.type.LEAVEROOM': 'LEAVEROOM',
  'activity.type.help': 'JOINROOM: a person entered a room. LEAVEROOM: a person left it. ALL: both.',
  'activity.room': 'Room',
  'activity.rooms.all': 'All rooms',
  'activity.none': 'There are no events.',
  'activity.time.invalid': 'Enter a date and a time.',
  'activity.time.first': (p: { offset: string }) =>
    `The clocks go back on this day, and this time comes twice. It is the first one, at ${p.offset}.`,
  'activity.time.second': (p: { offset: string }) =>
    `The clocks go back on this day, and this time comes twice. It is the second one, at ${p.offset}.`,
  'activity.zone': (p: { zone: string }) => `Times are in the zone ${p.zone}.`,
  'activity.fields.typed': 'Press Enter to see the report for what you typed.',
  'activity.fields.refused': 'Correct the marked field to see the report.',
  'activity.export': 'Export',
  'activity.export.title': 'Export room activity?',
  'activity.export.about': (p: { from: string; to: string; zone: string; email: string; format: string }) =>
    `The events from ${p.from} to ${p.to} in the zone ${p.zone} are emailed to ${p.email} as ${p.format}.`,
} as const);

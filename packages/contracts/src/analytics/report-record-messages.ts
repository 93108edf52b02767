import '../core/control-messages.ts';
import './report-messages.ts';
import { pageTexts } from '../core/catalogue.ts';

/** Texts of report records: their figures in words, on the page and in the files. */
export const reportRecordMessages = pageTexts({
  'analytics.report.title': (p: { organization: string }) => `Report: ${p.organization}`,
  'analytics.report.range': (p: { from: string; to: string; zone: string }) =>
    `${p.from} to ${p.to}, both included, in the zone ${p.zone}.`,
  'analytics.report.complete': 'Every event of the range had arrived.',
  'analytics.report.completeUntil': (p: { time: string }) =>
    `Every event until ${p.time} had arrived. Later ones may be missing.`,
  'analytics.report.sentence': (p: { people: string; guests: string; hours: string; logins: string }) =>
    `People: ${p.people}, of whom ${p.guests} are guests or unknown. Logins: ${p.logins}. Hours attended: ${p.hours}.`,
  'analytics.report.sentence.unknown': 'How many people came is not known.',
  'analytics.report.known': (p: { days: string; complete: string; partial: string; missing: string }) =>
    `Days: ${p.days}. Completely known: ${p.complete}, partly: ${p.partial}, not at all: ${p.missing}.`,
  'analytics.report.rooms.more': (p: { shown: string; total: string }) =>
    `The ${p.shown} rooms with the most people, of ${p.total}.`,

  'analytics.report.part.totals': 'The whole range',
  'analytics.report.part.both': 'The whole range, and the earlier one',
  'analytics.report.part.earlier': 'The earlier range',
  'analytics.report.part.points': 'Days, weeks, or months',
  'analytics.report.part.groups': 'Roles, teams, badges, and guests',
  'analytics.report.part.hours': 'Hours of the week',
  'analytics.report.part.returning': 'New people who came back',
  'analytics.report.part.rooms': 'Rooms',
  'analytics.report.part.record': 'Record',
  'analytics.report.part.corrections': 'What came since',
  'analytics.report.grain.day': 'Days',
  'analytics.report.grain.week': 'Weeks',
  'analytics.report.grain.month': 'Months',

  'analytics.report.figure.people': 'People',
  'analytics.report.figure.guests': 'Guests and unknown people',
  'analytics.report.figure.logins': 'Logins',
  'analytics.report.figure.hours': 'Hours attended',
  'analytics.report.figure.sessions': 'Sessions',
  'analytics.report.figure.median': 'Median minutes',
  'analytics.report.figure.lowerQuartile': 'Lower quartile (minutes)',
  'analytics.report.figure.upperQuartile': 'Upper quartile (minutes)',
  'analytics.report.figure.peak': 'Most at the same moment',
  'analytics.report.figure.peakAt': 'Time of the peak',
  'analytics.report.figure.daysComplete': 'Days known',
  'analytics.report.figure.daysPartial': 'Days partly known',
  'analytics.report.figure.daysMissing': 'Days unknown',
  'analytics.report.figure.state': 'What is known',
  'analytics.report.figure.members': 'Members of the account',
  'analytics.report.figure.known': 'Such hours that are known',
  'analytics.report.figure.returned': 'Came back',
  'analytics.report.figure.over': 'Could come back',
  'analytics.report.figure.joins': 'Joins',

  'analytics.report.definition.people':
    'Distinct people who were online within the time, guests included. A person counts once.',
  'analytics.report.definition.guests':
    'How many of these people are guests or people who are unknown, such as erased ones.',
  'analytics.report.definition.logins':
    'All logins within the time. A person who logs in twice counts twice.',
  'analytics.report.definition.hours':
    'The length of all sessions within the time, in hours. Ten minutes without a sign of life end a session, and it lasts a day at most.',
  'analytics.report.definition.sessions': 'Sessions that began within the time and are over.',
  'analytics.report.definition.median':
    'Half of these sessions lasted as long or shorter, half as long or longer. A quarter of them are below the lower quartile, a quarter above the upper one.',
  'analytics.report.definition.peak':
    'The most people who were in the world, or in the room, at the same moment, and the first such moment. A person with several sessions counts once.',
  'analytics.report.definition.daysComplete':
    'Days of which everything, a part, or nothing is known, because servers of the world were silent or sent nothing.',
  'analytics.report.definition.groups':
    'People, logins, and hours by role, team, and badge as they were when the record was taken. A person with two badges counts for both. Members are those of the account at that time, also those who did not come.',
  'analytics.report.definition.known':
    'Hours attended within each hour of each weekday, in the whole range, and how many such hours are known. Divided by each other, they are the average number of people.',
  'analytics.report.definition.returned':
    'New people are those whose first login ever was in the month and in the range. They came back if they were online again 30 days or more after it, until the end of the range. Only those whose first login was at least 30 days before the end could come back.',
  'analytics.report.definition.joins':
    'Rooms that were used, deleted ones too, with the names they had when the record was taken: distinct people, how often people entered, and the hours they spent there.',

  'analytics.report.column.from': 'From',
  'analytics.report.column.to': 'To',
  'analytics.report.column.kind': 'Kind',
  'analytics.report.column.group': 'Group',
  'analytics.report.column.weekday': 'Weekday',
  'analytics.report.column.hour': 'Hour',
  'analytics.report.column.month': 'Month',
  'analytics.report.column.room': 'Room',
  'analytics.report.column.correction': 'Correction',
  'analytics.report.column.recordName': 'Name of the record',
  'analytics.report.column.grain': 'Points',
  'analytics.report.column.part': 'Part',
  'analytics.report.column.of': 'Of',
  'analytics.report.column.name': 'Name',
  'analytics.report.column.figure': 'Figure',
  'analytics.report.column.value': 'Value',
  'analytics.report.column.before': 'Before',
  'analytics.report.column.after': 'Now',
  'analytics.report.column.added': 'Added',
  'analytics.report.column.recordFrom': 'First day of the report',
  'analytics.report.column.recordTo': 'Last day of the report',
  'analytics.report.column.completeUntil': 'Complete until',
  'analytics.report.column.takenAt': 'Kept at',
  'analytics.report.column.takenBy': 'Kept by',
  'analytics.report.column.sha256': 'SHA-256 of the record',
  'analytics.report.column.compare': 'Compared with',
  'analytics.report.compare.none': 'Nothing',
  'analytics.report.compare.before': 'The same number of days before',
  'analytics.report.compare.yearBefore': 'The same days of the year before',
  'analytics.report.group.role': 'Role',
  'analytics.report.group.team': 'Team',
  'analytics.report.group.badge': 'Badge',
  'analytics.report.group.guests': 'Guests and unknown people',
  'analytics.report.group.none': 'None',
  'analytics.report.weekday.1': 'Monday',
  'analytics.report.weekday.2': 'Tuesday',
  'analytics.report.weekday.3': 'Wednesday',
  'analytics.report.weekday.4': 'Thursday',
  'analytics.report.weekday.5': 'Friday',
  'analytics.report.weekday.6': 'Saturday',
  'analytics.report.weekday.7': 'Sunday',
  'analytics.report.unknown': 'not known',

  'analytics.report.section.definitions': 'What the figures count',
  'analytics.report.week.about':
    'Hours attended in each hour of each weekday, and how many such hours are known.',
  'analytics.report.week.cell': (p: { hours: string; known: string }) => `${p.hours} / ${p.known}`,
  'analytics.report.empty': 'There is nothing in this part.',
  'analytics.report.kept': (p: { time: string; person: string }) => `Kept on ${p.time} by ${p.person}.`,
  'analytics.report.hash': 'SHA-256 of the record:',
  'analytics.report.hash.about':
    'The hash covers the text of this record: its range, figures, definitions, and who kept it when. The text can be downloaded beside this file, and anybody can compute its hash again.',
  'analytics.report.correction.hash': (p: { hash: string }) => `SHA-256 of the correction: ${p.hash}`,
  'analytics.report.correction.added': (p: { time: string; person: string; figures: string }) =>
    `Added on ${p.time} by ${p.person}. Figures that differ: ${p.figures}.`,
  'analytics.report.corrections.groups':
    'Roles, teams, badges, and guests are not compared. Who belongs to them is as of today, so a difference would say nothing of the time.',
  'analytics.report.corrections.earlier':
    'The earlier range was not compared: its events are no longer kept.',
  'analytics.report.corrections.none': 'Nothing that came since was found.',
  'analytics.report.erased': 'an erased person',

  'analytics.record.keep': 'Keep this report…',
  'analytics.record.keep.title': 'Keep this report?',
  'analytics.record.keep.confirm': 'Keep',
  'analytics.record.keep.about': (p: { from: string; to: string; zone: string }) =>
    `The figures from ${p.from} to ${p.to} in the zone ${p.zone} are kept as a record, with the names of rooms, roles, teams, and badges, and without names of people. Nobody can change it, and it stays as long as the account exists.`,
  'analytics.record.keep.started': 'The figures are being read. The record opens when it is kept.',
  'analytics.record.keep.done': 'The report was kept.',
  'analytics.record.keep.same': 'These figures were kept before. This is their record.',
  'analytics.record.list': 'Kept reports',
  'analytics.record.list.about': 'These figures stay as they were when they were kept.',
  'analytics.record.list.none': 'No report has been kept yet.',
  'analytics.record.list.hint': 'Choose days that are over, and keep their report.',
  'analytics.record.list.days': 'Days',
  'analytics.record.list.corrections': 'Corrections',
  'analytics.record.figures': 'Figures',
  'analytics.record.figures.about':
    'As they were when the report was kept. Times are in the zone of the report.',
  'analytics.record.definitions.about': 'As it was said when the report was kept.',
  'analytics.record.all': 'All kept reports',
  'analytics.record.name': 'Name',
  'analytics.record.name.give': 'Name…',
  'analytics.record.name.title': 'Name this record',
  'analytics.record.name.about':
    'The name is shown in lists and on files. It is no part of the record, so its hash stays the same.',
  'analytics.record.name.save': 'Save name',
  'analytics.record.name.done': 'The name of the report was saved.',
  'analytics.record.look': 'Look for what came since',
  'analytics.record.look.started': 'The figures are being computed again.',
  'analytics.record.look.same': 'Nothing came since that changes a figure.',
  'analytics.record.look.corrected': 'Figures differ. They were added as a correction.',
  'analytics.record.copy': 'Copy the hash',
  'analytics.record.download': 'Download',
  'analytics.record.download.html': 'Page to read and print (HTML)',
  'analytics.record.download.xlsx': 'Spreadsheet (XLSX)',
  'analytics.record.download.csv': 'Rows of figures (CSV)',
  'analytics.record.download.text': 'Text that was hashed (JSON)',
  'analytics.record.changes.more': (p: { shown: string; total: string }) =>
    `The first ${p.shown} of ${p.total}. The files have all of them.`,
  'analytics.record.failed': 'The report was not kept.',
  'analytics.record.look.failed': 'The record could not be compared.',
});

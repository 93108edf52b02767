import { pageTexts } from '../core/catalogue.ts';

/** Names and definitions of the figures: on the dashboard, in the files of exports, and in their mails. */
export const analyticsReportMessages = pageTexts({
  'analytics.search.loginsAll': 'Logins by Day',
  'analytics.search.loginsUnique': 'Unique Logins by Day',
  'analytics.search.loginsUniqueByMonth': 'Unique Logins by Month',
  'analytics.search.loginsFirstByMonth': 'New Users by Month',
  'analytics.search.loginsMedianSessionDuration': 'Median Session Duration by Day (in minutes)',
  'analytics.search.loginsMaxConcurrent': 'Max Concurrent Users by Day',
  'analytics.search.roomMaxConcurrentUsers': 'Max Concurrent Users by Room',
  'analytics.search.roomUniqueUsers': 'Unique Users by Room',
  'analytics.search.roomJoins': 'Rooms by Day (joins)',
  'analytics.column.loginsAll': 'Logins',
  'analytics.column.loginsUnique': 'Unique users',
  'analytics.column.loginsUniqueByMonth': 'Unique users',
  'analytics.column.loginsFirstByMonth': 'New users',
  'analytics.column.loginsMedianSessionDuration': 'Median minutes spent',
  'analytics.column.loginsMaxConcurrent': 'Most concurrent users',
  'analytics.column.roomMaxConcurrentUsers': 'Most concurrent users',
  'analytics.column.roomUniqueUsers': 'Unique users',
  'analytics.column.roomJoins': 'Joins',
  'analytics.definition.loginsAll': 'All logins of each day. A person who logs in twice counts twice.',
  'analytics.definition.loginsUnique':
    'People who logged in on each day. A person counts once a day. Days are in UTC.',
  'analytics.definition.loginsUniqueByMonth':
    'People who logged in during each month. A person counts once a month. Months are in UTC.',
  'analytics.definition.loginsFirstByMonth':
    'People whose first login ever was in the month. Months are in UTC.',
  'analytics.definition.loginsMedianSessionDuration':
    'The median length of the sessions that began on each day and are over. Ten minutes without a sign of life end a session, and it lasts a day at most.',
  'analytics.definition.loginsMaxConcurrent':
    'The most people who were online at the same moment of each day. A person with several sessions counts once.',
  'analytics.definition.roomMaxConcurrentUsers':
    'The most people who were in the room at the same moment of each day. A person with several sessions counts once.',
  'analytics.definition.roomUniqueUsers':
    'People who joined the room on each day. A person counts once a day.',
  'analytics.definition.roomJoins': 'How often people joined the room on each day, repeated joins included.',
  'analytics.state.complete': 'Complete',
  'analytics.state.running': 'Not complete yet',
  'analytics.state.partial': 'Partly unknown',
  'analytics.state.gap': 'Unknown: the servers of the world sent nothing',
  'analytics.state.outside': 'Before the analytics period',
  'analytics.column.date': 'Date',
  'analytics.column.month': 'Month',
  'analytics.column.state': 'State',
  'analytics.column.hours': 'Hours of the day',
  'analytics.column.isoDate': 'Date (ISO)',
  'analytics.column.figure': 'Figure',
  'analytics.column.employees': "The provider's own employees",
  'analytics.column.employees.out': 'Left out',
  'analytics.column.employees.counted': 'Counted',
  'analytics.column.sfsRoom': 'Room',
  'analytics.mail.title': (p: { figures: string }) => `Export: ${p.figures}`,
  'analytics.mail.definition': (p: { definition: string }) => `Definition: ${p.definition}`,
  'analytics.mail.window': (p: { from: string; to: string }) => `From ${p.from} to ${p.to}, both included.`,
  'analytics.mail.times': (p: { from: string; to: string }) => `From ${p.from} to ${p.to}.`,
  'analytics.mail.zone': (p: { zone: string }) => `Time zone: ${p.zone}`,
  'analytics.mail.room': (p: { room: string }) => `Room: ${p.room}`,
  'analytics.mail.allRooms': 'Room: all',
  'analytics.mail.allVolumes': 'Private volume: all',
  'analytics.mail.events': (p: { events: string }) => `Events: ${p.events}`,
  'analytics.mail.withoutEmployees': "The provider's own employees are left out.",
  'analytics.mail.withEmployees': "The provider's own employees are counted.",
  'analytics.mail.completeUntil': (p: { time: string }) => `Complete until: ${p.time}`,
  'analytics.mail.nothingYet': 'No event has arrived yet.',
  'analytics.mail.format': (p: { format: string }) => `Format of the file: ${p.format}`,
  'analytics.mail.rows': (p: { count: string }) => `Rows: ${p.count}`,
  'analytics.viewMail.title': (p: { view: string }) => `Analytics: ${p.view}`,
  'analytics.viewMail.about': (p: { organization: string }) =>
    `The figures of your view of the dashboard of ${p.organization}. The attached files have them day by day.`,
  'analytics.viewMail.graph': (p: {
    figures: string;
    from: string;
    to: string;
    zone: string;
    hours: string;
  }) => `${p.figures}: ${p.from} to ${p.to}, ${p.zone} (${p.hours} hours)`,
  'analytics.viewMail.refused': (p: {
    figures: string;
    from: string;
    to: string;
    zone: string;
    reason: string;
  }) =>
    p.from === p.to
      ? `${p.figures}: no figures. The days of the view are ${p.from} only, ${p.zone}. ${p.reason}`
      : `${p.figures}: no figures. The days of the view are ${p.from} to ${p.to}, ${p.zone}. ${p.reason}`,
  'analytics.viewMail.none': 'Nothing has been received from the servers of the world.',
  'analytics.viewMail.known': (p: { unknown: string; partial: string }) =>
    `Unknown: ${p.unknown}. Partly known: ${p.partial}.`,
  'analytics.viewMail.nothing': 'none',
  'analytics.viewMail.average': (p: { average: string; days: string }) =>
    `Average of complete days (${p.days}): ${p.average}`,
  'analytics.viewMail.sum': (p: { sum: string; days: string }) =>
    `Total of complete days (${p.days}): ${p.sum}`,
  'analytics.viewMail.point': (p: { date: string; value: string; state: string }) =>
    `${p.date}: ${p.value} (${p.state})`,
  'analytics.viewMail.most': (p: { date: string; value: string }) => `Highest: ${p.value} on ${p.date}`,
  'analytics.viewMail.notes': 'Notes on these days:',
  'analytics.viewMail.notes.more': (p: { notes: string }) => `Earlier notes that are left out: ${p.notes}`,
  'analytics.viewMail.note': (p: { date: string; note: string }) => `${p.date}: ${p.note}`,
  'analytics.viewMail.unknown': 'not known',
  'analytics.viewMail.open': 'Open the view',
  'analytics.viewMail.off': (p: { url: string }) => `To change or stop these mails, open: ${p.url}`,
  'analytics.viewMail.once': 'You asked for this mail. It does not repeat by itself.',
  'analytics.viewMail.unread.title': (p: { view: string }) => `Analytics: ${p.view} could not be read`,
  'analytics.viewMail.unread':
    'The figures of your view could not be read. The next mail comes at its usual time. You are told this once.',
  'report.format': 'File format',
  'report.format.csv': 'CSV',
  'report.format.xlsx': 'Excel (XLSX)',
  'report.format.parquet': 'Parquet',
  'report.volumes.all': 'All private volumes',
  'report.person.erased': 'Erased person',
  'report.column.account': 'Account',
  'report.column.accountId': 'Account ID',
  'report.column.from': 'From (ISO 8601)',
  'report.column.to': 'To (ISO 8601)',
  'report.column.zone': 'Time Zone',
  'report.column.definition': 'Definition',
  'report.column.roomName': 'Room Name',
  'report.column.roomId': 'Room ID',
  'activity.column.displayName': 'Display Name',
  'activity.column.type': 'Type',
  'activity.column.dateCreated': 'Date Created',
  'activity.column.room': 'Room',
  'activity.column.userId': 'User ID',
  'activity.column.event': 'Event',
  'activity.column.time': 'Date Created (ISO 8601)',
  'activity.event.JOINROOM': 'Entered the room',
  'activity.event.LEAVEROOM': 'Left the room',
  'activity.definition': 'Everyone who joined or left a room in the window.',
  'activity.mail.title': 'Export: room activity',
  'attendance.column.displayName': 'Display Name',
  'attendance.column.email': 'Contact Email',
  'attendance.column.firstName': 'First Name',
  'attendance.column.lastName': 'Last Name',
  'attendance.column.joinTime': 'Join Time',
  'attendance.column.leaveTime': 'Leave Time',
  'attendance.column.minutes': 'Attendance (min)',
  'attendance.column.talkMinutes': 'Talk Time (min)',
  'attendance.column.team': 'Team ID',
  'attendance.column.yearLicensed': 'Licensed (yr)',
  'attendance.column.region': 'Region',
  'attendance.column.phone': 'Phone',
  'attendance.column.userId': 'User ID',
  'attendance.column.joinedAt': 'Join Time (ISO 8601)',
  'attendance.column.leftAt': 'Leave Time (ISO 8601)',
  'attendance.column.room': 'Room',
  'attendance.column.volume': 'Private Volume',
  'attendance.column.hash': 'SHA-256 of the Record',
  'attendance.column.inferred': 'Leave not reported',
  'attendance.definition.room':
    'People who were in the room in the window, each once. Minutes in which several of their sessions were there count once.',
  'attendance.definition.volume':
    'People who were in a private volume in the window, each once. Minutes in which several of their sessions were there count once.',
  'attendance.series.column.attended': 'Windows Attended',
  'attendance.series.column.known': 'Windows Known',
  'attendance.series.column.minutes': 'Attendance in all (min)',
  'attendance.series.column.window': (p: { time: string }) => `${p.time} (min)`,
  'attendance.series.cell.unknown': 'unknown',
  'attendance.series.cell.partial': 'not seen, partly unknown',
  'attendance.series.mail.windows': (p: { windows: string; later: string }) =>
    `Windows: ${p.windows}. ${p.later} more begin later and are left out. An empty cell is a person who was not there.`,
  'attendance.mail.title': 'Export: attendance',
  'attendance.mail.record': (p: { time: string; corrections: string }) =>
    `A record, taken ${p.time}. Corrections added since: ${p.corrections}. The rows show the record without them.`,
  'attendance.mail.hash': (p: { hash: string }) => `SHA-256 of the record: ${p.hash}`,
} as const);

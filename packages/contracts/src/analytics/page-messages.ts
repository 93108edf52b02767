import { pageTexts } from '../core/catalogue.ts';

/** Texts of the dashboard of analytics, and of every chart. */
export const analyticsPageMessages = pageTexts({
  'analytics.about': 'How many people come, how long they stay, and which rooms they use.',
  'analytics.banner': (p: { offset: string; zone: string }) =>
    `These reports are in ${p.offset}, the UTC offset of your time zone (${p.zone}).`,

  'analytics.graph.logins': 'Logins by Day',
  'analytics.graph.logins.about': 'Every login counts.',
  'analytics.graph.uniqueLogins': 'Unique Logins by Day',
  'analytics.graph.uniqueLogins.about': 'Each person counts once a day.',
  'analytics.graph.months': 'Unique Logins and New Users by Month',
  'analytics.graph.months.about':
    'Each person counts once a month, new users in the month of the first login.',
  'analytics.graph.sessionDuration': 'Median Session Duration by Day (in minutes)',
  'analytics.graph.sessionDuration.about': 'Half of the sessions were shorter, half longer.',
  'analytics.graph.concurrentUsers': 'Max Concurrent Users by Day',
  'analytics.graph.concurrentUsers.about': 'The most people online at the same moment.',
  'analytics.graph.roomConcurrentUsers': 'Max Concurrent Users by Room',
  'analytics.graph.roomConcurrentUsers.about': 'The most people in the room at the same moment.',
  'analytics.graph.roomUniqueUsers': 'Unique Users by Room',
  'analytics.graph.roomUniqueUsers.about': 'Each person who joins the room counts once a day.',
  'analytics.graph.roomJoins': 'Rooms by Day (joins)',
  'analytics.graph.roomJoins.about': 'Every join counts, also of the same person.',

  'analytics.figure.logins': 'Logins',
  'analytics.figure.uniqueLogins': 'Unique users',
  'analytics.figure.sessionDuration': 'Median minutes',
  'analytics.figure.concurrentUsers': 'Most concurrent users',
  'analytics.figure.roomConcurrentUsers': 'Most concurrent users',
  'analytics.figure.roomUniqueUsers': 'Unique users',
  'analytics.figure.roomJoins': 'Joins',
  'analytics.figure.uniqueUsers': 'Unique users',
  'analytics.figure.newUsers': 'New users',

  'analytics.noData': 'There is currently no data.',
  'analytics.rooms.none': 'List of rooms is not available.',
  'analytics.rooms.failed': 'Failed to get rooms.',
  'analytics.room': 'Room',
  'analytics.range': 'Days',
  'analytics.range.of': (p: { graph: string }) => `Days: ${p.graph}`,
  'analytics.employees': "Show the provider's employees",
  'analytics.compare': 'Compare with the days before',
  'analytics.view': 'View',
  'analytics.view.chart': 'Chart',
  'analytics.view.table': 'Table',
  'analytics.viewOf': (p: { view: string; graph: string }) => `${p.view}: ${p.graph}`,
  'analytics.utc': 'Days and months are those of UTC (offset +00:00).',
  'analytics.completeUntil': (p: { time: string }) => `Complete until ${p.time}.`,
  'analytics.average': (p: { average: string; days: string }) =>
    `Average of ${p.days} with complete data: ${p.average}.`,
  'analytics.before': (p: { average: string; days: string }) =>
    `Before that: ${p.average}, the average of ${p.days}.`,
  'analytics.before.change': (p: { change: string }) => `Change: ${p.change}.`,
  'analytics.before.none': 'There is nothing before these days to compare with.',
  'analytics.before.series': 'The days before',

  'analytics.export': 'Export',
  'analytics.export.one': (p: { graph: string }) => `Export: ${p.graph}`,
  'analytics.export.title': (p: { graph: string }) => `Export ${p.graph}?`,
  'analytics.export.days': (p: { from: string; to: string; zone: string; email: string }) =>
    `The days from ${p.from} to ${p.to} in the zone ${p.zone} are emailed to ${p.email} as CSV.`,
  'analytics.export.months': (p: { email: string }) =>
    `The months of the last 90 days in UTC are emailed to ${p.email} as CSV.`,
  'analytics.export.withEmployees': "The provider's employees are counted.",
  'analytics.export.withoutEmployees': "The provider's employees are left out.",
  'analytics.export.room': (p: { room: string }) => `Room: ${p.room}.`,
  'analytics.export.figure': 'Figure',

  'noun.visitor': { one: 'person', other: 'people' },
  'analytics.people.open': (p: { day: string }) => `Show the people of ${p.day}`,
  'analytics.people.title': (p: { graph: string; day: string }) => `${p.graph}: ${p.day}`,
  'analytics.people.count': (p: { people: string }) => `${p.people}. A name leads to the page of members.`,
  'analytics.people.hidden': (p: { people: string }) =>
    `${p.people}. Their names are for people who may open the page of members.`,
  'analytics.people.unknown': 'Unknown or erased person',
  'analytics.people.none': 'Nobody is behind this figure.',
  'analytics.people.list': 'People',
  'analytics.people.close': 'Close',

  'chart.point': (p: { name: string; values: string; state: string }) =>
    p.state === '' ? `${p.name}: ${p.values}` : `${p.name}: ${p.values} (${p.state})`,
  'chart.value': (p: { figure: string; value: string }) => `${p.figure} ${p.value}`,
  'chart.hint': 'Point at a bar, or use the arrow keys, to read its figure.',
  'chart.failed': 'The chart could not be drawn. The table has the same figures.',
  'chart.none': 'none',
  'chart.unknown': 'not known',
  'chart.column.time': 'Time',
  'chart.column.state': 'Data',
  'chart.state.complete': 'Complete',
  'chart.state.running': 'Not over yet',
  'chart.state.partial': 'Partly known',
  'chart.state.gap': 'Nothing was received',
  'chart.state.outside': 'Before what is kept',
});

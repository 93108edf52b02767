import { pageTexts } from '../core/catalogue.ts';

/** Names of the graphs, and texts of the lists of people behind their figures. */
export const analyticsGraphMessages = pageTexts({
  'analytics.graph.logins': 'Logins by Day',
  'analytics.graph.uniqueLogins': 'Unique Logins by Day',
  'analytics.graph.months': 'Unique Logins and New Users by Month',
  'analytics.graph.sessionDuration': 'Median Session Duration by Day (in minutes)',
  'analytics.graph.concurrentUsers': 'Max Concurrent Users by Day',
  'analytics.graph.roomConcurrentUsers': 'Max Concurrent Users by Room',
  'analytics.graph.roomUniqueUsers': 'Unique Users by Room',
  'analytics.graph.roomJoins': 'Rooms by Day (joins)',
  'noun.visitor': { one: 'person', other: 'people' },
  'people.from': (p: { people: string; graph: string; day: string }) =>
    `${p.people} from ${p.graph}, ${p.day}`,
  'people.gone': (p: { gone: string; total: string }) => `${p.gone} of these ${p.total} are gone.`,
  'people.oneGone': (p: { total: string }) => `1 of these ${p.total} is gone.`,
  'people.outside': (p: { outside: string; total: string }) =>
    `${p.outside} of these ${p.total} are not listed: they had no membership, such as guests.`,
  'people.oneOutside': (p: { total: string }) =>
    `1 of these ${p.total} is not listed: they had no membership, such as guests.`,
  'people.filter': 'People behind a figure',
});

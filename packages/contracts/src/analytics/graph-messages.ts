import { pageTexts } from '../core/catalogue.ts';

/** Names of the graphs, and of the people behind their figures. */
export const analyticsGraphMessages = pageTexts({
  'analytics.graph.logins': 'Logins by Day',
  'analytics.graph.uniqueLogins': 'Unique Logins by Day',
  'analytics.graph.months': 'Unique Logins and New Users by Month',
  'analytics.graph.uniqueUsersByMonth': 'Unique Logins by Month',
  'analytics.graph.newUsersByMonth': 'New Users by Month',
  'analytics.graph.sessionDuration': 'Median Session Duration by Day (in minutes)',
  'analytics.graph.concurrentUsers': 'Max Concurrent Users by Day',
  'analytics.graph.roomConcurrentUsers': 'Max Concurrent Users by Room',
  'analytics.graph.roomUniqueUsers': 'Unique Users by Room',
  'analytics.graph.roomJoins': 'Rooms by Day (joins)',
  'noun.visitor': { one: 'person', other: 'people' },
});

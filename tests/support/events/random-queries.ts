import {
  type DayGraph,
  dayGraphs,
  graphFacts,
  type SearchType,
  zoneOfGraph,
} from '@campus/domain/analytics/graphs';
import { maxStartDays, monthRange } from '@campus/domain/analytics/period';
import { dayAt, daysLater } from '@campus/domain/core/days';

/**
 * Four of these zones change their clocks twice in the year. Lord Howe's change is half an hour, and Cairo's
 * skips midnight.
 */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
] as const;
const monthSearches = ['loginsUniqueByMonth', 'loginsFirstByMonth'] as const;

/** The target of a query: a graph, or the exported monthly figure. */
export interface GraphQuery {
  graph: DayGraph | (typeof monthSearches)[number];
  searchType: SearchType;
  from: string;
  to: string;
  timeZone: string;
  hideEmployees: boolean;
  room: string;
}

/** A query that the dashboard could send at this moment. `below` returns a random number from 0. */
export function randomQuery(below: (limit: number) => number, now: Date): GraphQuery {
  const graph = [...dayGraphs, ...monthSearches][below(dayGraphs.length + monthSearches.length)] ?? 'logins';
  const hideEmployees = below(2) === 0;
  if (graph === 'loginsUniqueByMonth' || graph === 'loginsFirstByMonth')
    return { graph, searchType: graph, ...monthRange(now), timeZone: 'UTC', hideEmployees, room: '' };
  const { ofRoom, searchType } = graphFacts[graph];
  const timeZone = zones[below(zones.length)] ?? 'UTC';
  const today = dayAt(now, zoneOfGraph(graph, timeZone));
  const ago = 1 + below(maxStartDays);
  return {
    ...{ graph, searchType, timeZone, hideEmployees },
    from: daysLater(today, -ago),
    to: daysLater(today, below(ago) - ago + 1),
    room: ofRoom ? (['r0', 'r1', 'r2', 'elsewhere'][below(4)] ?? '') : '',
  };
}

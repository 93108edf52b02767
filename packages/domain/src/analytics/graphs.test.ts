import { expect, it } from 'vitest';
import {
  addsUp,
  dayGraphs,
  exportFunctionOf,
  factsOf,
  graphFacts,
  openGraphs,
  searchTypes,
  zoneOfGraph,
  zoneOfSearch,
} from './graphs.ts';

const graphOf = (search: string) => dayGraphs.find((graph) => graphFacts[graph].searchType === search);

it('ANA-017 ANA-033 knows nine exports, the graph of each, and the one function that serves it', () => {
  expect(searchTypes.map((search) => [search, graphOf(search), exportFunctionOf(search)])).toEqual([
    ['loginsAll', 'logins', 'exportLoginStatsReport'],
    ['loginsUnique', 'uniqueLogins', 'exportLoginStatsReport'],
    ['loginsUniqueByMonth', undefined, 'exportMonthlyLoginStatsReport'],
    ['loginsFirstByMonth', undefined, 'exportMonthlyLoginStatsReport'],
    ['loginsMedianSessionDuration', 'sessionDuration', 'exportLoginStatsReport'],
    ['loginsMaxConcurrent', 'concurrentUsers', 'exportLoginStatsReport'],
    ['roomMaxConcurrentUsers', 'roomConcurrentUsers', 'exportRoomStatsReport'],
    ['roomUniqueUsers', 'roomUniqueUsers', 'exportRoomStatsReport'],
    ['roomJoins', 'roomJoins', 'exportRoomStatsReport'],
  ]);
});

it('ANA-059 counts unique users by day, and both figures by month, in UTC; three graphs are about a room', () => {
  const having = (fact: 'inUtc' | 'ofRoom') => openGraphs.filter((graph) => factsOf(graph)[fact]);
  expect(having('inUtc')).toEqual(['uniqueLogins', 'uniqueUsersByMonth', 'newUsersByMonth']);
  expect(having('ofRoom')).toEqual(['roomConcurrentUsers', 'roomUniqueUsers', 'roomJoins']);
});

it('ANA-064 gives an export the zone of its graph, west and east of UTC', () => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    const inUtc = searchTypes.filter((search) => zoneOfSearch(search, zone) === 'UTC');
    expect(inUtc).toEqual(['loginsUnique', 'loginsUniqueByMonth', 'loginsFirstByMonth']);
    for (const graph of dayGraphs)
      expect(zoneOfSearch(graphFacts[graph].searchType, zone)).toBe(zoneOfGraph(graph, zone));
  }
});

it('adds up logins and joins only: people of several days would count twice', () => {
  expect(searchTypes.filter(addsUp)).toEqual(['loginsAll', 'roomJoins']);
});

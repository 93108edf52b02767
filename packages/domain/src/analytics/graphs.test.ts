import { expect, it } from 'vitest';
import { dayGraphs, exportFunctionOf, graphFacts, searchTypes } from './graphs.ts';

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

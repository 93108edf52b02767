/** The graphs with one point per day, in the order of the dashboard. */
export const dayGraphs = [
  'logins',
  'uniqueLogins',
  'sessionDuration',
  'concurrentUsers',
  'roomConcurrentUsers',
  'roomUniqueUsers',
  'roomJoins',
] as const;
export type DayGraph = (typeof dayGraphs)[number];

/** The two figures of the graph with one point per month. */
export const monthFigures = ['uniqueUsers', 'newUsers'] as const;
export type MonthFigure = (typeof monthFigures)[number];

/** The figures whose people can be listed: the graphs by day, and each figure of the graph by month. */
export const openGraphs = [...dayGraphs, 'uniqueUsersByMonth', 'newUsersByMonth'] as const;
export type OpenGraph = (typeof openGraphs)[number];
type MonthGraph = Exclude<OpenGraph, DayGraph>;

/** The graph of a figure by month. */
export const monthGraphOf = {
  uniqueUsers: 'uniqueUsersByMonth',
  newUsers: 'newUsersByMonth',
} as const satisfies Record<MonthFigure, MonthGraph>;

/** The contents of an export (ANA-017): the searches of the graphs, by their wire names. */
export const searchTypes = [
  'loginsAll',
  'loginsUnique',
  'loginsUniqueByMonth',
  'loginsFirstByMonth',
  'loginsMedianSessionDuration',
  'loginsMaxConcurrent',
  'roomMaxConcurrentUsers',
  'roomUniqueUsers',
  'roomJoins',
] as const;
export type SearchType = (typeof searchTypes)[number];

interface GraphFacts {
  searchType: SearchType;
  /** Whether it is about one room. */
  ofRoom: boolean;
  /** Whether its days are those of UTC, whatever the caller's zone (ANA-059). */
  inUtc: boolean;
  /** How many days it shows at first, both ends counted. */
  defaultDays: number;
}

const user = { ofRoom: false, inUtc: false, defaultDays: 30 };
const session = { ofRoom: false, inUtc: false, defaultDays: 29 };
const room = { ofRoom: true, inUtc: false, defaultDays: 6 };

/** The differences between the graphs (ANA-054 to ANA-056). */
export const graphFacts: Readonly<Record<DayGraph, GraphFacts>> = {
  logins: { ...user, searchType: 'loginsAll' },
  uniqueLogins: { ...user, searchType: 'loginsUnique', inUtc: true },
  sessionDuration: { ...session, searchType: 'loginsMedianSessionDuration' },
  concurrentUsers: { ...session, searchType: 'loginsMaxConcurrent' },
  roomConcurrentUsers: { ...room, searchType: 'roomMaxConcurrentUsers' },
  roomUniqueUsers: { ...room, searchType: 'roomUniqueUsers' },
  roomJoins: { ...room, searchType: 'roomJoins' },
};

/** Whether a graph is about a room, and whether its days or months are those of UTC (ANA-059). */
export function factsOf(graph: OpenGraph): Pick<GraphFacts, 'ofRoom' | 'inUtc'> {
  return isByMonth(graph) ? { ofRoom: false, inUtc: true } : graphFacts[graph];
}

/** The zone in which the days or months of a graph are chosen, judged, and counted. */
export function zoneOfGraph(graph: OpenGraph, timeZone: string): string {
  return factsOf(graph).inUtc ? 'UTC' : timeZone;
}

/** The zone in which the days or months of an export are chosen, judged, and counted: that of its graph. */
export function zoneOfSearch(search: SearchType, timeZone: string): string {
  const graph = dayGraphs.find((one) => graphFacts[one].searchType === search);
  return graph ? zoneOfGraph(graph, timeZone) : 'UTC';
}

/**
 * Whether the figures of days can be added up. A person of two days would count twice, and peaks and medians have no sum.
 */
export function addsUp(search: SearchType): boolean {
  return search === 'loginsAll' || search === 'roomJoins';
}

/** The functions that export a search; each knows only its own. */
export const exportFunctions = [
  'exportLoginStatsReport',
  'exportMonthlyLoginStatsReport',
  'exportRoomStatsReport',
] as const;
export type ExportFunction = (typeof exportFunctions)[number];

/** The function that exports a search (ANA-030 to ANA-033). */
export function exportFunctionOf(search: SearchType): ExportFunction {
  if (isByMonth(search)) return 'exportMonthlyLoginStatsReport';
  return search.startsWith('room') ? 'exportRoomStatsReport' : 'exportLoginStatsReport';
}

/** Whether a search or a graph has one row per month. */
export function isByMonth<S extends SearchType | OpenGraph>(search: S): search is S & `${string}ByMonth` {
  return search.endsWith('ByMonth');
}

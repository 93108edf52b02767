import { barState, graphState } from '@campus/contracts/analytics/dashboard-state';
import type { DayNote } from '@campus/contracts/analytics/day-notes';
import { getCompleteUntil } from '@campus/contracts/analytics/usage-functions';
import {
  type DayGraph,
  dayGraphs,
  graphFacts,
  isByMonth,
  zoneOfGraph,
} from '@campus/domain/analytics/graphs';
import { dayOfUsDate, monthRange, type PeriodRefusal, usDate } from '@campus/domain/analytics/period';
import { shownDays } from '@campus/domain/analytics/presets';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { askUsage } from '../../foundation/usage/ask.ts';
import { readDayNotes } from './day-notes.ts';
import { type GraphRow, readRows, type SearchQuery } from './graph-rows.ts';
import { readReportRooms } from './report-rooms.ts';

/** The data for a view's mail. The time zone defines the days of the figures. */
interface ReadView {
  accountId: string;
  /** The query string of the dashboard's URL. */
  state: string;
  timeZone: string;
}

/** The figures of one graph of a view. */
export interface ViewGraph extends SearchQuery {
  /** The room's name; '' for a graph that is not about a room. */
  roomName: string;
  /** The room's id; '' for a graph that is not about a room. */
  roomId: string;
  rows: GraphRow[];
  /** Why the graph cannot show the days of the view's date bar; undefined if it shows them. */
  refusal: PeriodRefusal | undefined;
}

export interface ViewFigures {
  graphs: ViewGraph[];
  /** The notes on the days of the graphs by day, ordered by day. */
  notes: readonly DayNote[];
  /** The time until which all events have arrived; null before the first event. */
  completeUntil: string | null;
}

/**
 * Reads the figures that a view shows at a given time, graph by graph like the dashboard. Throws the errors
 * of the usage-search service.
 */
export async function readViewFigures(
  { sql, config }: Pick<Services, 'sql' | 'config'>,
  view: ReadView,
  now: Date,
): Promise<ViewFigures> {
  const { accountId } = view;
  const { results: rooms } = await readReportRooms(sql, accountId);
  const asked = [
    ...dayGraphs.flatMap((graph) => searchOf(graph, view, { rooms, now })),
    ...searchesByMonth(now),
  ];
  const [until] = await askUsage(config.usage, getCompleteUntil, { accountId });
  const graphs: ViewGraph[] = [];
  // One at a time, so that a mail does not occupy the slots of people waiting for their graphs.
  for (const { roomName, roomId, refusal, ...search } of asked) {
    const rows = refusal ? [] : await readRows(config.usage, { ...search, accountId });
    graphs.push({ ...search, roomName, roomId, refusal, rows });
  }
  const notes = await readNotes(sql, accountId, graphs);
  return { graphs, notes, completeUntil: until?.Complete_Until ?? null };
}

/** Reads the notes from the first to the last day of the graphs that show their days. */
async function readNotes(
  sql: Queryable,
  accountId: string,
  graphs: readonly ViewGraph[],
): Promise<DayNote[]> {
  const shown = graphs.filter(({ refusal, searchType }) => !refusal && !isByMonth(searchType));
  const days = shown.flatMap(({ startDateStr, endDateStr }) => [
    dayOfUsDate(startDateStr) ?? '',
    dayOfUsDate(endDateStr) ?? '',
  ]);
  const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (from === undefined) return [];
  return readDayNotes(sql, { accountId, from, to, named: false });
}

type Asked = SearchQuery & Pick<ViewGraph, 'roomName' | 'roomId' | 'refusal'>;
type Rooms = Awaited<ReturnType<typeof readReportRooms>>['results'];

/** Returns the search of a daily graph. Returns none for a room graph if the account has no rooms. */
function searchOf(
  graph: DayGraph,
  { state, timeZone }: ReadView,
  { rooms, now }: { rooms: Rooms; now: Date },
): Asked[] {
  const { ofRoom, searchType, defaultDays: days } = graphFacts[graph];
  const chosen = graphState.parse(paramsOf(state, graph));
  const bar = barState.parse(paramsOf(state, 'bar'));
  const zone = zoneOfGraph(graph, timeZone);
  const { range, refusal } = shownDays({ own: chosen, bar }, { days, zone, now });
  const room = rooms.find(({ SFSRoom }) => SFSRoom === chosen.room) ?? rooms[0];
  if (ofRoom && !room) return [];
  return [
    {
      searchType,
      startDateStr: usDate(range.from),
      endDateStr: usDate(range.to),
      timeZone,
      hideEmployees: !chosen.employees,
      room: ofRoom ? (room?.SFSRoom ?? '') : '',
      roomName: ofRoom ? (room?.name ?? '') : '',
      roomId: ofRoom ? (room?.objectId ?? '') : '',
      refusal,
    },
  ];
}

/** Returns the two searches of the graph of months. */
function searchesByMonth(now: Date): Asked[] {
  const { from, to } = monthRange(now);
  const common = { startDateStr: usDate(from), endDateStr: usDate(to), timeZone: 'UTC', hideEmployees: true };
  return (['loginsUniqueByMonth', 'loginsFirstByMonth'] as const).map((searchType) => ({
    ...{ ...common, searchType },
    ...{ room: '', roomName: '', roomId: '', refusal: undefined },
  }));
}

function paramsOf(state: string, part: DayGraph | 'bar'): Record<string, string> {
  const own = [...new URLSearchParams(state)].filter(([name]) => name.startsWith(`${part}.`));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(part.length + 1), value]));
}

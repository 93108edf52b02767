import type {
  exportGraph,
  GraphPoint,
  listPeopleBehind,
  MonthPoint,
  readGraph,
  readMonths,
} from '@campus/contracts/analytics/analytics';
import { graphExports } from '@campus/contracts/analytics/functions';
import * as search from '@campus/contracts/analytics/usage-functions';
import { formatOnWire } from '@campus/contracts/core/table-format';
import { type DayGraph, exportFunctionOf, zoneOfGraph, zoneOfSearch } from '@campus/domain/analytics/graphs';
import { evenOffset, offsetOn } from '@campus/domain/analytics/offset';
import { monthRange, usDate } from '@campus/domain/analytics/period';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { countedPeople } from '../core/counted-people.ts';

type GraphQuery = z.output<typeof readGraph.input>;
type MonthsQuery = z.output<typeof readMonths.input>;
type PeopleQuery = z.output<typeof listPeopleBehind.input>;
type ExportQuery = z.output<typeof exportGraph.input>;

/** Dashboard figures from the usage-search service. Bindings describe cloud functions only. */
export function analyticsPlatform({ usage, query, mutate }: Calls) {
  const graphs = readsOf(usage);
  return {
    /** The points of a graph by day. */
    graph: (asked: GraphQuery): Promise<GraphPoint[]> => graphs[asked.graph](asked),

    months: async (asked: MonthsQuery): Promise<MonthPoint[]> => {
      const [unique, first] = await Promise.all([
        usage(search.getUniqueLoginsByMonth, monthly(asked)),
        usage(search.getNewUsersByMonth, monthly(asked)),
      ]);
      const newUsers = new Map(first.map((row) => [row._time, row.New_Users]));
      return unique.map(({ _time, Unique_Users, State }) => ({
        month: _time,
        uniqueUsers: Unique_Users,
        newUsers: newUsers.get(_time) ?? null,
        state: State,
      }));
    },

    completeUntil: async (accountId: string): Promise<string | null> => {
      const [row] = await usage(search.getCompleteUntil, { accountId });
      return row?.Complete_Until ?? null;
    },

    /** Counts the people of a figure. Lists them only if `named`. */
    people: (asked: PeopleQuery, named: boolean) => {
      const { accountId, graph, date, hideEmployees, sfsRoom: room } = asked;
      const timeZone = zoneOfGraph(graph, asked.timeZone);
      const of = { accountId, graph, timeZone, hideEmployees, room, dateStr: usDate(date) };
      return countedPeople(query, asked, {
        named,
        read: (part) => usage(search.getUsersBehind, { ...of, ...part }),
      });
    },

    /** Mails the figures. The offset is that of the last day of the range. */
    export: async ({ accountId, searchType, sfsRoom, hideEmployees, format, ...asked }: ExportQuery) => {
      const timeZone = zoneOfSearch(searchType, asked.timeZone);
      const params = {
        ...{ accountId, hideEmployees, room: sfsRoom, timeZone },
        ...formatOnWire(format),
        ...dates(asked),
        timezoneOffset: evenOffset(offsetOn(asked.to, timeZone)),
      };
      const call = graphExports[exportFunctionOf(searchType)];
      return { task: await mutate(call, { ...params, searchType }) };
    },
  };
}

/** How each graph is read. */
function readsOf(usage: Calls['usage']): Record<DayGraph, (asked: GraphQuery) => Promise<GraphPoint[]>> {
  const { figureFields: field } = search;
  const ofRoom = (asked: GraphQuery) => ({ ...daily(asked), room: asked.sfsRoom });
  return {
    logins: async (asked) => points(await usage(search.getLoginsByDay, daily(asked)), field.logins),
    uniqueLogins: async (asked) =>
      points(await usage(search.getUniqueLoginsByDay, daily(asked)), field.uniqueLogins),
    sessionDuration: async (asked) =>
      points(await usage(search.getMedianSessionDurationByDay, daily(asked)), field.sessionDuration),
    concurrentUsers: async (asked) =>
      points(await usage(search.getMaxConcurrentUsersByDay, daily(asked)), field.concurrentUsers),
    roomConcurrentUsers: async (asked) =>
      points(await usage(search.getRoomConcurrentUsersByDay, ofRoom(asked)), field.roomConcurrentUsers),
    roomUniqueUsers: async (asked) =>
      points(await usage(search.getRoomUniqueUsersByDay, ofRoom(asked)), field.roomUniqueUsers),
    roomJoins: async (asked) => points(await usage(search.getRoomsByDay, ofRoom(asked)), field.roomJoins),
  };
}

type Row<F extends string> = { _time: string; State: GraphPoint['state']; Hours: number } & Record<
  F,
  number | null
>;

function points<F extends string>(rows: readonly Row<F>[], field: F): GraphPoint[] {
  return rows.map((row) => ({ date: row._time, value: row[field], state: row.State, hours: row.Hours }));
}

function daily({ accountId, hideEmployees, graph, ...asked }: GraphQuery) {
  const timeZone = zoneOfGraph(graph, asked.timeZone);
  return {
    ...{ accountId, hideEmployees, timeZone },
    ...dates(asked),
    offsetHoursStr: String(offsetOn(asked.to, timeZone)),
  };
}

function monthly({ accountId, hideEmployees }: MonthsQuery) {
  const range = monthRange(new Date());
  return { accountId, hideEmployees, timeZone: 'UTC', offsetHoursStr: '0', ...dates(range) };
}

function dates({ from, to }: { from: string; to: string }) {
  return { startDateStr: usDate(from), endDateStr: usDate(to) };
}

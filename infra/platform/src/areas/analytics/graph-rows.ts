import '@campus/contracts/analytics/report-messages';
import * as wire from '@campus/contracts/analytics/usage-functions';
import { text } from '@campus/contracts/core/text';
import { isByMonth, type SearchType, zoneOfSearch } from '@campus/domain/analytics/graphs';
import { offsetOn } from '@campus/domain/analytics/offset';
import { dayOfUsDate, usDate } from '@campus/domain/analytics/period';
import type { PointState } from '@campus/domain/analytics/points';
import { dayColumn, numberColumn, type TableColumn, textColumn } from '@campus/table-files/columns';
import { askUsage } from '../../foundation/usage/ask.ts';
import type { UsageSettings } from '../../foundation/usage/settings.ts';
import { type FileFacts, type FileRoom, factColumns, roomColumns } from './fact-columns.ts';

/** A search in the format of exports. Days are MM/DD/YYYY. */
export interface SearchQuery {
  searchType: SearchType;
  startDateStr: string;
  endDateStr: string;
  timeZone: string;
  room: string;
  hideEmployees: boolean;
}

/** A day or month of a graph. */
export interface GraphRow {
  _time: string;
  State: PointState;
  Hours: number;
  value: number | null;
}

type FileQuery = Pick<SearchQuery, 'searchType' | 'timeZone' | 'room' | 'hideEmployees'>;

/**
 * Returns the columns of a search for a file: those that are specified, and what the figures are, so that files can be
 * concatenated.
 */
export function columnsOf(
  { searchType: search, room, hideEmployees, timeZone }: FileQuery,
  { account, roomOf }: Pick<FileFacts, 'account'> & { roomOf: (sfsRoom: string) => FileRoom | undefined },
): TableColumn<GraphRow>[] {
  const byMonth = isByMonth(search);
  const employees = text(`analytics.column.employees.${hideEmployees ? 'out' : 'counted'}`);
  return [
    textColumn(text(byMonth ? 'analytics.column.month' : 'analytics.column.date'), ({ _time }) =>
      byMonth ? _time : usDate(_time),
    ),
    numberColumn(text(`analytics.column.${search}`), ({ value }) => value),
    textColumn(text('analytics.column.state'), ({ State }) => text(`analytics.state.${State}`)),
    numberColumn(text('analytics.column.hours'), ({ Hours }) => Hours),
    // A month is no day.
    (byMonth ? textColumn : dayColumn)(text('analytics.column.isoDate'), ({ _time }: GraphRow) => _time),
    textColumn(text('analytics.column.figure'), () => text(`analytics.search.${search}`)),
    textColumn(text('analytics.column.sfsRoom'), () => room),
    ...roomColumns<GraphRow>(() => roomOf(room)),
    textColumn(text('analytics.column.employees'), () => employees),
    ...factColumns({
      account,
      timeZone: zoneOfSearch(search, timeZone),
      definition: text(`analytics.definition.${search}`),
    }),
  ];
}

type Asked = SearchQuery & { accountId: string };

/** Reads the rows of a graph from the usage-search service. */
export async function readRows(
  usage: UsageSettings,
  { searchType, room, ...query }: Asked,
): Promise<GraphRow[]> {
  const timeZone = zoneOfSearch(searchType, query.timeZone);
  const offset = offsetOn(dayOfUsDate(query.endDateStr) ?? '', timeZone);
  const asked = { ...query, timeZone, offsetHoursStr: String(offset) };
  const ofRoom = { ...asked, room };
  switch (searchType) {
    case 'loginsAll':
      return figures(await askUsage(usage, wire.getLoginsByDay, asked), 'Logins');
    case 'loginsUnique':
      return figures(await askUsage(usage, wire.getUniqueLoginsByDay, asked), 'Unique_Users');
    case 'loginsUniqueByMonth':
      return figures(await askUsage(usage, wire.getUniqueLoginsByMonth, asked), 'Unique_Users');
    case 'loginsFirstByMonth':
      return figures(await askUsage(usage, wire.getNewUsersByMonth, asked), 'New_Users');
    case 'loginsMedianSessionDuration':
      return figures(
        await askUsage(usage, wire.getMedianSessionDurationByDay, asked),
        'Median_Minutes_Spent',
      );
    case 'loginsMaxConcurrent':
      return figures(await askUsage(usage, wire.getMaxConcurrentUsersByDay, asked), 'Most_Concurrent_Users');
    case 'roomMaxConcurrentUsers':
      return figures(
        await askUsage(usage, wire.getRoomConcurrentUsersByDay, ofRoom),
        'Most_Concurrent_Users',
      );
    case 'roomUniqueUsers':
      return figures(await askUsage(usage, wire.getRoomUniqueUsersByDay, ofRoom), 'Unique_Users');
    case 'roomJoins':
      return figures(await askUsage(usage, wire.getRoomsByDay, ofRoom), 'Joins');
  }
}

function figures<F extends string>(
  rows: readonly (Omit<GraphRow, 'value'> & Record<F, number | null>)[],
  field: F,
): GraphRow[] {
  return rows.map((row) => ({ _time: row._time, State: row.State, Hours: row.Hours, value: row[field] }));
}

import '@campus/contracts/analytics/report-messages';
import * as wire from '@campus/contracts/analytics/usage-functions';
import { text } from '@campus/contracts/core/text';
import type { CsvColumn } from '@campus/csv/write';
import { isByMonth, type SearchType, zoneOfSearch } from '@campus/domain/analytics/graphs';
import { offsetOn } from '@campus/domain/analytics/offset';
import { dayOfUsDate, usDate } from '@campus/domain/analytics/period';
import type { PointState } from '@campus/domain/analytics/points';
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
): CsvColumn<GraphRow>[] {
  const byMonth = isByMonth(search);
  const employees = text(`analytics.column.employees.${hideEmployees ? 'out' : 'counted'}`);
  return [
    {
      header: text(byMonth ? 'analytics.column.month' : 'analytics.column.date'),
      cell: ({ _time }) => (byMonth ? _time : usDate(_time)),
    },
    {
      header: text(`analytics.column.${search}`),
      cell: ({ value }) => (value === null ? '' : String(value)),
    },
    { header: text('analytics.column.state'), cell: ({ State }) => text(`analytics.state.${State}`) },
    { header: text('analytics.column.hours'), cell: ({ Hours }) => String(Hours) },
    { header: text('analytics.column.isoDate'), cell: ({ _time }) => _time },
    { header: text('analytics.column.figure'), cell: () => text(`analytics.search.${search}`) },
    { header: text('analytics.column.sfsRoom'), cell: () => room },
    ...roomColumns<GraphRow>(() => roomOf(room)),
    { header: text('analytics.column.employees'), cell: () => employees },
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

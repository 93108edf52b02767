import '@campus/contracts/analytics/report-messages';
import * as wire from '@campus/contracts/analytics/usage-functions';
import { text } from '@campus/contracts/core/messages';
import { csvFileName } from '@campus/csv/file-name';
import { type CsvColumn, csvFile, csvType } from '@campus/csv/write';
import { isByMonth, type SearchType, searchTypes } from '@campus/domain/analytics/graphs';
import { usDate } from '@campus/domain/analytics/period';
import type { PointState } from '@campus/domain/analytics/points';
import * as z from 'zod';
import { organizationNameOf } from '../../ground/records/organization-name.ts';
import { askUsage } from '../../ground/usage/ask.ts';
import type { UsageSettings } from '../../ground/usage/settings.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { taskDefinition } from '../../work/tasks/define.ts';
import { closingWords, noteCompleteUntil } from './export-words.ts';

const params = z.strictObject({
  searchType: z.enum(searchTypes),
  startDateStr: z.string(),
  endDateStr: z.string(),
  timeZone: z.string(),
  room: z.string(),
  hideEmployees: z.boolean(),
});
type Params = z.output<typeof params>;

interface Row {
  _time: string;
  State: PointState;
  Hours: number;
  value: number | null;
}

/** Mails the figures of a graph as CSV to the requester. */
export const graphExportTask = taskDefinition({
  kind: 'analytics.export',
  params,
  file: async (run) => {
    const { sql, task, params: asked, services } = run;
    const { accountId } = task;
    await noteCompleteUntil(run);
    const rows = await readRows(services.config.usage, { ...asked, accountId });
    return {
      name: csvFileName(asked.searchType, await organizationNameOf(sql, accountId)),
      type: csvType,
      body: csvFile(columnsOf(asked.searchType), countedBatches(run, inOneBatch(rows))),
    };
  },
  mail: async ({ task, params: asked }) => ({
    to: task.requestedBy.email,
    title: text('analytics.mail.title', { figures: text(`analytics.search.${asked.searchType}`) }),
    paragraphs: [
      text('analytics.mail.definition', { definition: text(`analytics.definition.${asked.searchType}`) }),
      text('analytics.mail.window', { from: asked.startDateStr, to: asked.endDateStr }),
      ...(asked.room === '' ? [] : [text('analytics.mail.room', { room: asked.room })]),
      text(asked.hideEmployees ? 'analytics.mail.withoutEmployees' : 'analytics.mail.withEmployees'),
      ...closingWords(task, zoneOf(asked)),
    ],
  }),
});

async function* inOneBatch<R>(rows: readonly R[]): AsyncGenerator<readonly R[]> {
  if (rows.length > 0) yield rows;
}

/** The zone in which the figures were cut. */
function zoneOf({ searchType, timeZone }: Params): string {
  return searchType.startsWith('loginsUnique') || isByMonth(searchType) ? 'UTC' : timeZone;
}

function columnsOf(search: SearchType): CsvColumn<Row>[] {
  const byMonth = isByMonth(search);
  return [
    {
      header: text(byMonth ? 'analytics.column.month' : 'analytics.column.date'),
      cell: ({ _time }) => (byMonth ? _time : usDate(_time)),
    },
    {
      header: text(`analytics.figure.${search}`),
      cell: ({ value }) => (value === null ? '' : String(value)),
    },
    { header: text('analytics.column.state'), cell: ({ State }) => text(`analytics.state.${State}`) },
    { header: text('analytics.column.hours'), cell: ({ Hours }) => String(Hours) },
  ];
}

type Asked = Params & { accountId: string };

/** The same rows as the graph has. */
async function readRows(usage: UsageSettings, { searchType, room, ...asked }: Asked): Promise<Row[]> {
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
  rows: readonly (Omit<Row, 'value'> & Record<F, number | null>)[],
  field: F,
): Row[] {
  return rows.map((row) => ({ _time: row._time, State: row.State, Hours: row.Hours, value: row[field] }));
}

import '@campus/contracts/analytics/report-messages';
import { tableFormat } from '@campus/contracts/core/table-format';
import { text } from '@campus/contracts/core/text';
import { inOneBatch } from '@campus/csv/write';
import { searchTypes, zoneOfSearch } from '@campus/domain/analytics/graphs';
import { tableFile } from '@campus/table-files/table-file';
import * as z from 'zod';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { taskDefinition } from '../../work/tasks/define.ts';
import { closingText, noteCompleteUntil } from './export-text.ts';
import { roomsByServerName } from './fact-columns.ts';
import { columnsOf, readRows } from './graph-rows.ts';

const params = z.strictObject({
  searchType: z.enum(searchTypes),
  startDateStr: z.string(),
  endDateStr: z.string(),
  timeZone: z.string(),
  room: z.string(),
  hideEmployees: z.boolean(),
  format: tableFormat,
});
/** Mails the figures of a graph to the requester as a file. */
export const graphExportTask = taskDefinition({
  kind: 'analytics.export',
  params,
  file: async (run) => {
    const { sql, task, services } = run;
    const { format, ...asked } = run.params;
    const { accountId } = task;
    await noteCompleteUntil(run);
    const rows = await readRows(services.config.usage, { ...asked, accountId });
    const account = { id: accountId, name: await organizationNameOf(sql, accountId) };
    const columns = columnsOf(asked, { account, roomOf: await roomsByServerName(sql, accountId) });
    return tableFile(format, {
      what: asked.searchType,
      organizationName: account.name,
      columns,
      batches: countedBatches(run, inOneBatch(rows)),
    });
  },
  mail: async ({ task, params: asked }) => ({
    to: task.requestedBy.email,
    title: text('analytics.mail.title', { figures: text(`analytics.search.${asked.searchType}`) }),
    paragraphs: [
      text('analytics.mail.definition', { definition: text(`analytics.definition.${asked.searchType}`) }),
      text('analytics.mail.window', { from: asked.startDateStr, to: asked.endDateStr }),
      ...(asked.room === '' ? [] : [text('analytics.mail.room', { room: asked.room })]),
      text(asked.hideEmployees ? 'analytics.mail.withoutEmployees' : 'analytics.mail.withEmployees'),
      ...closingText(task, {
        zone: zoneOfSearch(asked.searchType, asked.timeZone),
        format: asked.format,
      }),
    ],
  }),
});

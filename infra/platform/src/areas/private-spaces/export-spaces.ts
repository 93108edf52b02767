import '@campus/contracts/private-spaces/page-messages';
import { text } from '@campus/contracts/core/text';
import { spaceExport } from '@campus/contracts/private-spaces/functions';
import { csvFileName } from '@campus/csv/file-name';
import { csvFile, csvType } from '@campus/csv/write';
import type { Queryable } from '../../foundation/database/sql.ts';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { taskDefinition } from '../../work/tasks/define.ts';
import { exportColumns } from './export-columns.ts';
import { exportText } from './export-text.ts';
import { allSpaceIds, countSpaces, type SpacesQuery } from './list-spaces.ts';
import { readSpaces, type SpaceRow } from './read-spaces.ts';

/** The number of spaces read at a time. */
const batch = 1_000;

/** Mails the matching private spaces to the requester as CSV. */
export const spaceExportTask = taskDefinition({
  kind: 'privateSpaces.export',
  params: spaceExport,
  plan: ({ sql, task: { accountId }, params: { filters: filter } }) =>
    countSpaces(sql, { accountId, filter }),
  file: async (run) => {
    const { sql, task, params } = run;
    const { filters: filter, sorts } = params;
    const batches = spaceBatches(sql, { accountId: task.accountId, filter, sorts });
    return {
      name: csvFileName('private-spaces', await organizationNameOf(sql, task.accountId)),
      type: csvType,
      body: csvFile(exportColumns(params), countedBatches(run, batches)),
    };
  },
  mail: async ({ sql, task, params }) => ({
    to: task.requestedBy.email,
    title: text('privateSpaces.mail.title'),
    paragraphs: [text('privateSpaces.mail.body'), ...(await exportText(sql, task, params))],
  }),
});

/**
 * Yields the spaces that match at the start, so that a change during the export does not shift other spaces.
 */
async function* spaceBatches(sql: Queryable, wanted: SpacesQuery): AsyncGenerator<SpaceRow[]> {
  const ids = await allSpaceIds(sql, wanted);
  for (let at = 0; at < ids.length; at += batch) yield await readSpaces(sql, ids.slice(at, at + batch));
}

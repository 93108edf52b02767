import { text } from '@campus/contracts/core/messages';
import { csvFileName } from '@campus/csv/file-name';
import { csvFile, csvType } from '@campus/csv/write';
import * as z from 'zod';
import { organizationNameOf } from '../../ground/records/organization-name.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { taskDefinition } from '../../work/tasks/define.ts';
import { countMembers } from './count-members.ts';
import { exportColumns } from './export-columns.ts';
import { exportedBatches } from './exported-batches.ts';
import { refuseExport } from './refuse-export.ts';

/** Mails all members of an account as CSV to the requester. */
export const exportTask = taskDefinition({
  kind: 'members.export',
  params: z.strictObject({}),
  plan: async ({ sql, services, task: { accountId } }) => {
    await refuseExport(sql, services.config, accountId);
    return countMembers(sql, accountId);
  },
  file: async (run) => {
    const { accountId } = run.task;
    const batches = countedBatches(run, exportedBatches(run.sql, accountId));
    return {
      name: csvFileName('members', await organizationNameOf(run.sql, accountId)),
      type: csvType,
      body: csvFile(await exportColumns(run.sql, accountId), batches),
    };
  },
  mail: async ({ task }) => ({
    to: task.requestedBy.email,
    title: text('members.export.mail.title'),
    paragraphs: [text('members.export.mail.body')],
  }),
});

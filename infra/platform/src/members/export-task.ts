import { text } from '@campus/contracts/messages';
import { csvFileName } from '@campus/csv/file-name';
import { csvFile, csvType } from '@campus/csv/write';
import * as z from 'zod';
import { organizationNameOf } from '../accounts/organization-name.ts';
import { taskDefinition } from '../tasks/define.ts';
import { countMembers } from './count-members.ts';
import { exportColumns } from './export-columns.ts';
import { exportedBatches } from './exported-batches.ts';
import { refuseExport } from './refuse-export.ts';

/** Mails all members of an account as CSV to whoever asked for them. */
export const exportTask = taskDefinition({
  kind: 'members.export',
  access: { level: 'admin', page: 'members' },
  params: z.strictObject({}),
  plan: async ({ sql, task: { accountId } }) => {
    await refuseExport(sql, accountId);
    return countMembers(sql, accountId);
  },
  // There is nothing to do but to write the file.
  step: async ({ task }) => ({ done: task.total, skipped: 0, failed: 0, finished: true }),
  file: async ({ sql, task: { accountId } }) => ({
    name: csvFileName('members', await organizationNameOf(sql, accountId)),
    type: csvType,
    body: csvFile(await exportColumns(sql, accountId), exportedBatches(sql, accountId)),
  }),
  mail: async ({ task }) => ({
    to: task.requestedBy.email,
    subject: text('members.export.mail.title'),
    content: { title: text('members.export.mail.title'), paragraphs: [text('members.export.mail.body')] },
  }),
});

import { text } from '@campus/contracts/core/text';
import { memberMatching } from '@campus/contracts/members/matching';
import { csvFileName } from '@campus/csv/file-name';
import { csvFile, csvType } from '@campus/csv/write';
import * as z from 'zod';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import { countedBatches } from '../../work/tasks/counted-batches.ts';
import { type RunningTask, taskDefinition } from '../../work/tasks/define.ts';
import { countMembers } from './count-members.ts';
import { exportColumns } from './export-columns.ts';
import { exportedBatches } from './exported-batches.ts';
import { filterOf, type MemberFilter } from './member-filter.ts';
import { everybody } from './member-search.ts';
import { refuseUnknownSet } from './people-sets.ts';
import { refuseExport } from './refuse-export.ts';

const params = z.strictObject({ matching: memberMatching.optional() });

/** Mails the members of an account, or those that match a filter, to the requester as CSV. */
export const exportTask = taskDefinition({
  kind: 'members.export',
  params,
  plan: async ({ sql, services, task, params: { matching } }) => {
    await refuseExport(sql, services.config, task.accountId);
    const filter = exportedMembers(task, matching);
    await refuseUnknownSet(sql, filter);
    return countMembers(sql, filter);
  },
  file: async (run) => {
    const { accountId } = run.task;
    const batches = countedBatches(
      run,
      exportedBatches(run.sql, exportedMembers(run.task, run.params.matching)),
    );
    return {
      name: csvFileName('members', await organizationNameOf(run.sql, accountId)),
      type: csvType,
      body: csvFile(await exportColumns(run.sql, accountId), batches),
    };
  },
  mail: async ({ task, params: { matching } }) => ({
    to: task.requestedBy.email,
    title: text('members.export.mail.title'),
    paragraphs: [text(matching ? 'members.export.mail.matching' : 'members.export.mail.body')],
  }),
});

/** Returns the filter for the members of an export. */
function exportedMembers(
  { accountId, requestedBy }: Pick<RunningTask, 'accountId' | 'requestedBy'>,
  matching: z.output<typeof params>['matching'],
): MemberFilter {
  return matching
    ? filterOf({ accountId, userId: requestedBy.id }, matching)
    : { accountId, search: everybody };
}

import { wireMemberSelection } from '@campus/contracts/members/matching';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import * as z from 'zod';
import { taskDefinition } from '../../work/tasks/define.ts';
import { planRows, rowStep } from '../../work/tasks/rows.ts';
import { rowsFile } from '../../work/tasks/rows-file.ts';
import { plannedRows, refuseSelection } from './selection.ts';
import { settleMembers } from './settle-members.ts';

const params = z.object({ selection: wireMemberSelection, restore: z.boolean().default(false) });

/** Small enough that people who edit a member barely wait for a step. */
const stepSize = 500;

/** Suspends or unsuspends a selection of members, as it was when the task started. */
function bulkTask(action: BulkAction) {
  return taskDefinition({
    kind: `members.${action}`,
    params,
    plan: async ({ sql, task: { id, accountId, requestedBy }, params: { selection } }) => {
      const selected = { accountId, userId: requestedBy.id, selection };
      await refuseSelection(sql, selected);
      return planRows(sql, id, plannedRows(selected));
    },
    step: rowStep<z.output<typeof params>>(stepSize, (run, rows) =>
      settleMembers(run, { action, restore: run.params.restore }, rows),
    ),
    file: rowsFile(`members-${action}`, 'members.field.email'),
  });
}

export const bulkTasks = [bulkTask('suspend'), bulkTask('unsuspend')];

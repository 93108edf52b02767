import { id } from '@campus/contracts/core/fields';
import { wireMemberSelection } from '@campus/contracts/members/matching';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import * as z from 'zod';
import { refuseUnknownCount } from '../../work/counted-sets.ts';
import { taskDefinition } from '../../work/tasks/define.ts';
import { planRows, rowStep } from '../../work/tasks/rows.ts';
import { rowsFile } from '../../work/tasks/rows-file.ts';
import { countedRows } from './counted-members.ts';
import { plannedRows, refuseSelection } from './selection.ts';
import { settleMembers } from './settle-members.ts';

const params = z.object({
  selection: wireMemberSelection,
  counted: id.optional(),
  restore: z.boolean().default(false),
});

/** Small enough that people who edit a member barely wait for a step. */
const stepSize = 500;

/**
 * Suspends or unsuspends the members that were counted, as far as they are as they were shown. Without a
 * count, a selection as it was when the task started.
 */
function bulkTask(action: BulkAction) {
  return taskDefinition({
    kind: `members.${action}`,
    params,
    plan: async ({ sql, task, params: { selection, counted } }) => {
      const { accountId, requestedBy } = task;
      const selected = { accountId, userId: requestedBy.id, selection };
      await refuseSelection(sql, selected);
      if (counted === undefined) return planRows(sql, task.id, plannedRows(selected));
      await refuseUnknownCount(sql, counted);
      return planRows(sql, task.id, countedRows({ ...selected, counted, door: `members.${action}` }));
    },
    step: rowStep<z.output<typeof params>>(stepSize, (run, rows) =>
      settleMembers(run, { action, restore: run.params.restore }, rows),
    ),
    file: rowsFile(`members-${action}`, 'members.field.email'),
  });
}

export const bulkTasks = [bulkTask('suspend'), bulkTask('unsuspend')];

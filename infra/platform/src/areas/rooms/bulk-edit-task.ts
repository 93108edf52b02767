import { reason } from '@campus/contracts/core/reasons';
import { bulkValues } from '@campus/contracts/rooms/bulk-edits';
import { planBulkEdit, withBulkValues } from '@campus/domain/rooms/bulk-edit';
import { refuseChange } from '@campus/domain/rooms/own-level';
import * as z from 'zod';
import { type PlanStep, type TaskRun, taskDefinition } from '../../work/tasks/define.ts';
import { addToPlan, rowStep } from '../../work/tasks/rows.ts';
import { placesBefore, readChange, readRows, writtenChange } from './bulk-edit-rows.ts';
import { readReservedInTask } from './own-level.ts';
import { readEntries } from './read-entries.ts';
import { settleEdits } from './settle-edits.ts';

export const bulkEditParams = z.union([
  z.strictObject({ entryIds: z.array(z.string()), values: bulkValues }),
  z.strictObject({ undoOf: z.string() }),
]);
type Params = z.output<typeof bulkEditParams>;

/** Changes many rooms and commands, or takes such a change back. A change waits for approval, an undo does not. */
export const bulkEditTask = taskDefinition({
  kind: 'rooms.bulkEdit',
  params: bulkEditParams,
  planStep: (run) => ('undoOf' in run.params ? planUndo(run, run.params.undoOf) : planEdit(run, run.params)),
  review: ({ params }) => 'values' in params,
  step: rowStep<Params>(200, settleEdits),
});

async function planEdit(
  run: TaskRun<Params>,
  { entryIds, values }: Extract<Params, { values: unknown }>,
): Promise<PlanStep> {
  const wanted = new Set(entryIds);
  const entries = await readEntries(run.sql, run.task.accountId);
  const reserved = await readReservedInTask({ ...run, user: run.task.requestedBy }, run.task.accountId);
  const places = new Map(entries.map((entry) => [entry.id, entry]));
  const rows = planBulkEdit(
    entries.filter(({ id }) => wanted.has(id)),
    values,
  );
  const planned = await addToPlan(
    run,
    rows.map(({ id, name, from, to, ...row }, index) => {
      const entry = places.get(id);
      const refusal =
        row.refusal ?? (entry && refuseChange(reserved, { before: entry, after: withBulkValues(entry, to) }));
      const change = { from, to, ...(entry && 'group' in to && { before: placesBefore(entries, entry) }) };
      return {
        target: id,
        label: name,
        line: index + 1,
        action: refusal ? 'error' : 'update',
        changes: writtenChange(change),
        plan: change,
        ...(refusal && { reasons: [reason(refusal)] }),
      };
    }),
  );
  return { ...planned, state: null, finished: true };
}

/** The rows that were done, the other way round. */
async function planUndo(run: TaskRun<Params>, undoOf: string): Promise<PlanStep> {
  const rows = await readRows(run.sql, undoOf, { skip: 0, limit: 1_000_000 });
  const planned = await addToPlan(
    run,
    rows
      .filter(({ outcome }) => outcome === 'done')
      .map(({ target, label, changes }, index) => {
        const { from, to, before } = readChange(changes);
        const change = { from: to, to: from, ...(before && { before }) };
        return {
          target,
          label,
          line: index + 1,
          action: 'update',
          changes: writtenChange(change),
          plan: change,
        };
      }),
  );
  return { ...planned, state: null, finished: true };
}

import { bulkDialogFields, bulkEntryFields } from '@campus/domain/rooms/bulk-edit';
import { maxFolderLength } from '@campus/domain/rooms/folders';
import { taskOutcomes } from '@campus/domain/tasks/tasks';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id } from '../core/fields.ts';
import { pageOf, paging } from '../core/list.ts';
import { reasonSchema } from '../core/reasons.ts';
import { startedTask, task } from '../tasks/tasks.ts';
import { roomContent } from './fields.ts';
import { ofPage, plansLimit, roomsLimit, roomsPath } from './rooms.ts';

/** The fields that a bulk edit can change. */
export const bulkValues = z
  .strictObject({
    ...pick(roomContent.shape, bulkEntryFields),
    group: roomContent.shape.group.describe(`Folder, at most ${maxFolderLength} characters; empty for none.`),
    ...pick(roomContent.shape.hardUserLimitOptions.shape, bulkDialogFields),
  })
  .partial()
  .describe('New values. Visibility, groups, and the texts of the dialog are of rooms only.');

function pick<S extends object, K extends keyof S>(shape: S, names: readonly K[]): Pick<S, K> {
  return Object.fromEntries(names.map((name) => [name, shape[name]])) as Pick<S, K>;
}

/** The most entries that one bulk edit is about. */
export const maxEditedRooms = 5000;

const base = `${roomsPath}/bulk-edits` as const;
const ofEdit = z.object({ accountId, taskId: id.describe('Identifier of the task.') });

export const planBulkEdit = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary: 'Plan a change of many rooms and commands: a task that waits to be applied.',
  rest: { method: 'POST', path: base },
  input: z.object({
    accountId,
    entryIds: z
      .array(id)
      .min(1)
      .max(maxEditedRooms)
      .describe(`Identifiers of rooms and commands, at most ${maxEditedRooms}.`),
    values: bulkValues,
  }),
  output: startedTask,
  audit: 'rooms.planBulkEdit',
  keyed: true,
  limit: plansLimit,
});

const storedValues = z
  .record(z.string(), z.unknown())
  .describe('Values that change, by the names of their fields.');

export const bulkRow = z
  .object({
    position: z.int().describe('Position of the row in the plan.'),
    entryId: z.string().describe('Identifier of the room or command.'),
    name: z.string().describe('Name of the room or command.'),
    from: storedValues,
    to: storedValues,
    isRefused: z.boolean().describe('Whether the plan found that it cannot be changed so.'),
    outcome: z.enum(taskOutcomes).nullable().describe('Result of the row; null while it is pending.'),
    reason: z.string().describe('Why the row is refused or failed; empty otherwise.'),
    reasons: z.array(reasonSchema).describe('Which sentences the reason is made of.'),
  })
  .describe('What a bulk edit does to one room or command.');
export type BulkEditRow = z.output<typeof bulkRow>;

export const listBulkEditRows = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: 'What a bulk edit does to each room or command, from what to what.',
  rest: { method: 'GET', path: `${base}/{taskId}/rows` },
  input: ofEdit.extend(paging),
  output: pageOf(bulkRow),
});

export const applyBulkEdit = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary: 'Apply a planned bulk edit. Rows whose values have changed since are refused.',
  rest: { method: 'POST', path: `${base}/{taskId}/apply` },
  input: ofEdit,
  output: startedTask,
  audit: 'rooms.applyBulkEdit',
  keyed: true,
  limit: roomsLimit,
});

/** How many hours a person is offered to undo their last bulk edit. */
export const undoHours = 24;

export const readLastBulkEdit = contract({
  kind: 'query',
  access: ofPage,
  scope: 'rooms',
  summary: `Your last bulk edit that changed something in the last ${undoHours} hours and was not undone.`,
  rest: { method: 'GET', path: `${base}/last` },
  input: z.object({ accountId }),
  output: z.object({ task: task.nullable().describe('The bulk edit; null when there is none.') }),
});

export const undoBulkEdit = contract({
  kind: 'mutation',
  access: ofPage,
  scope: 'rooms',
  summary: 'Undo a bulk edit with another task, which leaves alone what has changed since.',
  rest: { method: 'POST', path: `${base}/{taskId}/undo` },
  input: ofEdit,
  output: startedTask,
  audit: 'rooms.undoBulkEdit',
  keyed: true,
  limit: roomsLimit,
});

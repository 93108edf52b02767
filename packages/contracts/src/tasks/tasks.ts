import { noRecipient, taskKinds, taskOutcomes, taskStatuses } from '@campus/domain/tasks/tasks';
import * as z from 'zod';
import { ownChangeLimit } from '../core/change-limit.ts';
import { contract } from '../core/contract.ts';
import { accountId, email, id, instant } from '../core/fields.ts';
import { downloadedFile } from '../core/files.ts';
import { pageOf, paging } from '../core/list.ts';
import { reasonSchema } from '../core/reasons.ts';
import { sentence } from '../core/schema-sentences.ts';
import { orCommaList } from '../core/text-values.ts';

const taskFile = z.object({
  name: z.string().describe('Name of the file.'),
  bytes: z.int().describe('Size of the file in bytes.'),
  until: instant.describe('Time until which the file can be downloaded (ISO 8601, UTC).'),
});

export const task = z
  .object({
    id,
    kind: z.enum(taskKinds).describe('What the task does.'),
    status: z.enum(taskStatuses).describe('State of the task.'),
    requestedBy: z
      .object({
        id,
        email: z.string().describe('Email address of the person; of an API credential, its client id.'),
        name: z.string().describe('Current name of the person.'),
      })
      .describe('Person who started the task.'),
    total: z.int().nullable().describe('Number of items; null until it is known.'),
    done: z.int().describe('Number of items that are done so far.'),
    skipped: z.int().describe('Number of items that needed or allowed no change so far.'),
    failed: z.int().describe('Number of items that failed so far.'),
    reason: z.string().describe('Why the task failed as a whole; empty otherwise.'),
    reasons: z.array(reasonSchema).describe('Which sentences the reason is made of.'),
    createdAt: instant,
    startedAt: instant.nullable().describe('Time the task started (ISO 8601, UTC); null before that.'),
    finishedAt: instant.nullable().describe('Time the task ended (ISO 8601, UTC); null before that.'),
    file: taskFile.nullable().describe('File the task produced; null when there is none.'),
    failedRows: taskFile
      .nullable()
      .describe(
        'File of the rows that failed, to correct and send again: the cells of the imported file with the line and the reason. Null when there is none.',
      ),
  })
  .describe('Work that continues after the call that started it, such as suspending thousands of members.')
  .meta({ id: 'Task' });
export type Task = z.output<typeof task>;

const resultSentences = {
  required: sentence('tasks.exportEmail.required'),
  format: sentence('tasks.exportEmail.invalid'),
};

/** The recipient of a result as people enter it. */
export const resultEmail = email(resultSentences).describe('Email address the result is sent to.');

/** The recipient of a result, or nobody: scripts read the file of the task. */
export const resultRecipient = email(resultSentences, noRecipient).describe(
  'Email address the result is sent to: yours or that of a member of the account. `none`: it is not sent; read the file of the task.',
);

/** The answer of every operation that starts a task. */
export const startedTask = z.object({ task });

export const taskRow = z
  .object({
    position: z.int().describe('Position of the item in the task.'),
    label: z.string().describe('Label of the item, such as the email of a member.'),
    outcome: z.enum(taskOutcomes).nullable().describe('Result of the item; null while it is pending.'),
    reason: z.string().describe('Why the item was skipped or failed; empty otherwise.'),
    reasons: z.array(reasonSchema).describe('Which sentences the reason is made of.'),
  })
  .describe('One item of a task and its result.')
  .meta({ id: 'TaskRow' });
export type TaskRow = z.output<typeof taskRow>;

const base = '/accounts/{accountId}/tasks' as const;
const ofTask = z.object({ accountId, taskId: id.describe('Identifier of the task.') });

export const listTasks = contract({
  kind: 'query',
  access: { level: 'member' },
  scope: 'tasks',
  summary: 'The tasks that you started in the account, newest first; for owners, all tasks.',
  rest: { method: 'GET', path: base },
  input: z.object({
    accountId,
    kinds: orCommaList(z.array(z.enum(taskKinds)).max(taskKinds.length))
      .default([])
      .describe('Kinds of tasks to list, separated by commas in a query; empty for all.'),
    ...paging,
  }),
  output: pageOf(task),
});

export const getTask = contract({
  kind: 'query',
  access: { level: 'member' },
  scope: 'tasks',
  summary: 'One task: how far it is, or how it ended.',
  rest: { method: 'GET', path: `${base}/{taskId}` },
  input: ofTask,
  output: startedTask,
});

export const listTaskRows = contract({
  kind: 'query',
  access: { level: 'member' },
  scope: 'tasks',
  summary: 'How each of the things ended that a task is about.',
  rest: { method: 'GET', path: `${base}/{taskId}/rows` },
  input: ofTask.extend({
    outcome: z.enum(taskOutcomes).optional().describe('Result to filter by; all rows when omitted.'),
    ...paging,
  }),
  output: pageOf(taskRow),
});

export const cancelTask = contract({
  kind: 'mutation',
  access: { level: 'member' },
  scope: 'tasks',
  summary: 'Stop a task; completed rows stay.',
  rest: { method: 'POST', path: `${base}/{taskId}/cancel` },
  input: ofTask,
  output: startedTask,
  audit: 'tasks.cancel',
  limit: ownChangeLimit,
});

export const getTaskFile = contract({
  kind: 'query',
  access: { level: 'member' },
  scope: 'tasks',
  summary: 'The file a task left behind, or its rows that failed.',
  rest: { method: 'GET', path: `${base}/{taskId}/file` },
  input: ofTask.extend({
    rows: z
      .literal('failed')
      .optional()
      .describe('`failed` for the file of the rows that failed; the result file when omitted.'),
  }),
  output: downloadedFile,
  download: true,
});

import { taskKinds, taskOutcomes, taskStatuses } from '@campus/domain/tasks/tasks';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, email, id, instant } from '../core/fields.ts';
import { downloadedFile } from '../core/files.ts';
import { pageNumber, pageOf } from '../core/list.ts';
import { sentence } from '../core/messages.ts';

/** Work that goes on after the call that asked for it, such as suspending thousands of members. */
export const task = z.object({
  id,
  kind: z.enum(taskKinds),
  status: z.enum(taskStatuses),
  /** Who asked for it; the name is today's. */
  requestedBy: z.object({ id, email: z.string(), name: z.string() }),
  /** How many things it is about; null until that is known. */
  total: z.int().nullable(),
  /** How many of them ended in each way so far. */
  done: z.int(),
  skipped: z.int(),
  failed: z.int(),
  /** Why it failed as a whole; '' otherwise. */
  reason: z.string(),
  createdAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** What it leaves behind to be downloaded, in bytes, until then. */
  file: z.object({ name: z.string(), bytes: z.int(), until: instant }).nullable(),
});
export type Task = z.output<typeof task>;

/** Whom a result is mailed to, where that is asked for. */
export const resultEmail = email({
  required: sentence('tasks.exportEmail.required'),
  format: sentence('tasks.exportEmail.invalid'),
});

/** The answer of every operation that begins a task. */
export const startedTask = z.object({ task });

/** How one thing of a task ended; null while it is still to be done. */
export const taskRow = z.object({
  position: z.int(),
  /** What people call it, such as a member's email. */
  label: z.string(),
  outcome: z.enum(taskOutcomes).nullable(),
  reason: z.string(),
});
export type TaskRow = z.output<typeof taskRow>;

const base = '/accounts/{accountId}/tasks' as const;
const ofTask = z.object({ accountId, taskId: id });

export const listTasks = contract({
  kind: 'query',
  access: { level: 'member' },
  summary: 'The tasks of the account that you asked for, newest first; to owners those of everybody.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId, page: pageNumber }),
  output: pageOf(task),
});

export const getTask = contract({
  kind: 'query',
  access: { level: 'member' },
  summary: 'One task: how far it is, or how it ended.',
  rest: { method: 'GET', path: `${base}/{taskId}` },
  input: ofTask,
  output: startedTask,
});

export const listTaskRows = contract({
  kind: 'query',
  access: { level: 'member' },
  summary: 'How each of the things ended that a task is about.',
  rest: { method: 'GET', path: `${base}/{taskId}/rows` },
  input: ofTask.extend({ outcome: z.enum(taskOutcomes).optional(), page: pageNumber }),
  output: pageOf(taskRow),
});

export const cancelTask = contract({
  kind: 'mutation',
  access: { level: 'member' },
  summary: 'Stop a task; what is done already stays done.',
  rest: { method: 'POST', path: `${base}/{taskId}/cancel` },
  input: ofTask,
  output: startedTask,
  audit: 'tasks.cancel',
});

export const getTaskFile = contract({
  kind: 'query',
  access: { level: 'member' },
  summary: 'The file a task left behind.',
  rest: { method: 'GET', path: `${base}/{taskId}/file` },
  input: ofTask,
  output: downloadedFile,
  download: true,
});

import * as z from 'zod';
import { bindList } from '../core/bind-list.ts';
import { bind } from '../core/binding.ts';
import { accountId, id } from '../core/fields.ts';
import { wireForm } from '../core/wire-codec.ts';
import { wireBytes, wireRoute } from '../core/wire-route.ts';
import * as tasks from './tasks.ts';

/** Tasks are ours: gateway and platform speak of them in the same words. */
export const wireTask = tasks.task;
export type WireTask = z.output<typeof wireTask>;

/** The caller's own tasks, newest first; all tasks for owners and superadmins. */
export const getTasks = bindList(tasks.listTasks, 'getTasks', wireForm(wireTask, {}));

export const getTask = bind(tasks.getTask, { name: 'getTask', answer: 'task' });

/** The rows of a task, in its order. */
export const getTaskRows = bindList(tasks.listTaskRows, 'getTaskRows', wireForm(tasks.taskRow, {}));

/** Stops a task after the step it is at; one that has ended is refused. */
export const cancelTask = bind(tasks.cancelTask, { name: 'cancelTask', answer: 'task' });

/** The size of each piece of a task's file but the last, in bytes. */
export const taskFilePiece = 1024 * 1024;

/** A part of the file of a task, while it is kept. Access is checked for each part. */
export const getTaskFile = wireRoute('GET', '/Account/{accountId}/Task/{taskId}/File', {
  input: z.strictObject({
    accountId,
    taskId: id,
    rows: tasks.getTaskFile.input.shape.rows,
    from: z.coerce.number().int().min(0).default(0),
  }),
  output: wireBytes,
});

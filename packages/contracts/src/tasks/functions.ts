import { pageSize } from '@campus/domain/members/members';
import { taskOutcomes } from '@campus/domain/tasks/tasks';
import * as z from 'zod';
import { accountId, id } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireBytes, wireRoute } from '../core/wire-route.ts';
import { task, taskRow } from './tasks.ts';

/** Tasks are ours: gateway and platform speak of them in the same words. */
export const wireTask = task;
export type WireTask = z.output<typeof wireTask>;

const paging = {
  limit: z.int().min(1).max(100).default(pageSize),
  skip: z.int().min(0).max(100_000).default(0),
};
const ofTask = z.strictObject({ accountId, taskId: id });

/** The caller's own tasks, newest first; everybody's to owners and superadmins. */
export const getTasks = wireCall(
  'getTasks',
  z.strictObject({ accountId, ...paging }),
  z.object({ count: z.int(), results: z.array(wireTask) }),
);

export const getTask = wireCall('getTask', ofTask, wireTask);

/** What a task is about, in its order. */
export const getTaskRows = wireCall(
  'getTaskRows',
  ofTask.extend({ outcome: z.enum(taskOutcomes).optional(), ...paging }),
  z.object({ count: z.int(), results: z.array(taskRow) }),
);

/** Stops a task after the step it is at; one that has ended is refused. */
export const cancelTask = wireCall('cancelTask', ofTask, wireTask);

/** So many bytes of a task's file come at once, the last piece excepted. */
export const taskFilePiece = 1024 * 1024;

/** A piece of the file a task left behind, while it is kept. Who may have it is asked for each piece. */
export const getTaskFile = wireRoute('GET', '/Account/{accountId}/Task/{taskId}/File', {
  input: ofTask.extend({ from: z.coerce.number().int().min(0).default(0) }),
  output: wireBytes,
});

import { pageSize } from '@campus/domain/members';
import { taskOutcomes } from '@campus/domain/tasks';
import * as z from 'zod';
import { accountId, id } from '../fields.ts';
import { task, taskRow } from '../tasks.ts';
import { wireCall } from './call.ts';

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

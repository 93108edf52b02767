import * as wire from '@campus/contracts/tasks/functions';
import { implement } from '../../call/implement.ts';
import { followedTask } from '../../work/tasks/read-tasks.ts';
import { cancel } from './cancel-task.ts';
import { listTaskRows } from './list-task-rows.ts';
import { listTasks } from './list-tasks.ts';

export const taskFunctions = [
  implement(wire.getTasks, listTasks),
  implement(wire.getTask, async (call) => ({ task: await followedTask(call) })),
  implement(wire.getTaskRows, listTaskRows),
  implement(wire.cancelTask, async (call) => ({ task: await cancel(call) })),
];

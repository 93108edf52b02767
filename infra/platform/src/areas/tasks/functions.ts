import { cancelTask, getTask, getTaskRows, getTasks } from '@campus/contracts/tasks/functions';
import { cloudFunction } from '../../call/define.ts';
import { followedTask } from '../../work/tasks/read-tasks.ts';
import { cancel } from './cancel-task.ts';
import { listTaskRows } from './list-task-rows.ts';
import { listTasks } from './list-tasks.ts';

const access = { level: 'member' } as const;

export const taskFunctions = [
  cloudFunction(getTasks, { access, handle: listTasks }),
  cloudFunction(getTask, { access, handle: followedTask }),
  cloudFunction(getTaskRows, { access, handle: listTaskRows }),
  cloudFunction(cancelTask, { access, audit: { operation: 'tasks.cancel' }, handle: cancel }),
];

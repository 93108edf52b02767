import { cancelTask, getTask, getTaskRows, getTasks } from '@campus/contracts/wire/tasks';
import { cancel } from '../tasks/cancel-task.ts';
import { listTaskRows } from '../tasks/list-task-rows.ts';
import { listTasks } from '../tasks/list-tasks.ts';
import { followedTask } from '../tasks/read-tasks.ts';
import { cloudFunction } from './define.ts';

const access = { level: 'member' } as const;

export const taskFunctions = [
  cloudFunction(getTasks, { access, handle: listTasks }),
  cloudFunction(getTask, { access, handle: followedTask }),
  cloudFunction(getTaskRows, { access, handle: listTaskRows }),
  cloudFunction(cancelTask, { access, audit: { operation: 'tasks.cancel' }, handle: cancel }),
];

import { workingIn } from '../people.ts';
import { onePage } from '../rows.ts';
import { aDoneTask } from '../tasks.ts';
import { failing, type PageState } from './page-state.ts';

const withTask = (task = aDoneTask()) => ({
  ...workingIn(),
  tasks: {
    list: () => onePage([task, aDoneTask({ id: 'task2', kind: 'badges.import', failed: 1 })]),
    get: () => ({ task }),
    rows: () =>
      onePage([{ position: 1, label: 'bola@example.org', outcome: null, reason: '', reasons: [] }], 60),
  },
});
const running = () => withTask(aDoneTask({ status: 'running', total: 1000, finishedAt: null }));
const file = { name: 'members.csv', bytes: 812, until: '2026-11-17T10:01:00.000Z' };
const address = '/admin/tasks/task1';

/** The states of the task tray and a task's page. */
export const taskStates: Record<string, PageState> = {
  'a task that is done': {
    address,
    answers: () => withTask(aDoneTask({ kind: 'members.export', file })),
    shows: 'members.csv',
  },
  'a task that runs': {
    address,
    answers: running,
    shows: 'bola@example.org',
    press: ['Stop'],
    after: 'Keep running',
  },
  'a task that fails to load': {
    address,
    answers: () => ({ ...workingIn(), tasks: { ...withTask().tasks, get: failing } }),
    shows: 'Try again',
  },
  'all tasks': {
    address,
    answers: running,
    shows: 'bola@example.org',
    press: ['Tasks: '],
    after: 'Import badge assignments',
  },
};

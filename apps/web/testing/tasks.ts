import type { Task } from '@campus/contracts/tasks/tasks';

/** A new task, started by the person of the tests. */
export function aTask(own: Partial<Task> = {}): Task {
  return {
    id: 'task1',
    kind: 'members.suspend',
    status: 'waiting',
    requestedBy: { id: 'user1', email: 'ana@example.org', name: 'Ana Okafor' },
    total: null,
    done: 0,
    skipped: 0,
    failed: 0,
    reason: '',
    reasons: [],
    createdAt: '2026-11-10T10:00:00.000Z',
    startedAt: null,
    finishedAt: null,
    file: null,
    failedRows: null,
    ...own,
  };
}

/** A completed bulk suspension of two members. */
export function aDoneTask(own: Partial<Task> = {}): Task {
  return aTask({
    status: 'done',
    total: 2,
    done: 2,
    startedAt: '2026-11-10T10:00:01.000Z',
    finishedAt: '2026-11-10T10:01:00.000Z',
    ...own,
  });
}

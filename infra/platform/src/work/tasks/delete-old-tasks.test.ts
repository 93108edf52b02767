import { readdir } from 'node:fs/promises';
import { makeTask, makeTaskWithFile } from '@campus/tests/areas/tasks';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteOldTasks } from './delete-old-tasks.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

it('tasks are deleted with their rows and files seven days after their end, and no sooner', async () => {
  const { accountId, people } = await makeAccount();
  const endedAgo = async (interval: string, rows: number) => {
    const taskId = await makeTaskWithFile({ accountId, by: people.admin });
    await sql.query(`update "Task" set "finishedAt" = now() - $2::interval where id = $1`, [
      taskId,
      interval,
    ]);
    await sql.query(
      `insert into "TaskRow" (task, position, target, label)
       select $1, position, 'target', 'label' from generate_series(1, $2) position`,
      [taskId, rows],
    );
    return taskId;
  };
  const over = await endedAgo('7 days 1 minute', 5);
  const kept = await endedAgo('6 days 23 hours', 3);
  await deleteOldTasks(test.services, { tasks: 1_000, rows: 2 });
  expect(await sql.query('select id from "Task" where account = $1', [accountId])).toEqual([{ id: kept }]);
  const rows = await sql.query(
    'select task, count(*)::int as count from "TaskRow" where task in ($1, $2) group by 1',
    [over, kept],
  );
  expect(rows).toEqual([{ task: kept, count: 3 }]);
  const files = await readdir(stack.data.files);
  expect(files).not.toContain(`${over}.csv`);
  expect(files).toContain(`${kept}.csv`);
});

it('a plan that nobody applied is deleted seven days after it was made, and no sooner', async () => {
  const { accountId, people } = await makeAccount();
  const plannedAgo = async (interval: string) => {
    const taskId = await makeTask({ accountId, by: people.admin, status: 'planned' });
    await sql.query(`update "Task" set "plannedAt" = now() - $2::interval where id = $1`, [taskId, interval]);
    return taskId;
  };
  await plannedAgo('7 days 1 minute');
  const kept = await plannedAgo('6 days 23 hours');
  await deleteOldTasks(test.services, { tasks: 1_000, rows: 2 });
  expect(await sql.query('select id, status from "Task" where account = $1', [accountId])).toEqual([
    { id: kept, status: 'planned' },
  ]);
});

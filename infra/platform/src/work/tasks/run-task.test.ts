import { text } from '@campus/contracts/core/text';
import { endOfTask, makeTask } from '@campus/tests/areas/tasks';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { addMember, makeAccount, sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { taskDefinitions } from '../../main/task-kinds.ts';
import { runTask as runTaskOf } from './run-task.ts';
import { beginPlanned } from './start-task.ts';

const runTask = runTaskOf(taskDefinitions);

let test: TestServices;
beforeAll(async () => {
  test = await makeServices([runTask]);
});
afterAll(() => test.close());

/** Runs a task's job as a worker does. */
function run(task: { accountId: string; taskId: string }, situation = {}): Promise<void> {
  const { services } = test;
  const closing = new AbortController().signal;
  return runTask.run({ data: task, services, log: services.log, lastAttempt: false, closing, ...situation });
}

/** Starts a task that suspends one member. */
async function suspension() {
  const { accountId, people } = await makeAccount();
  const { membershipId } = await addMember(accountId);
  const params = { selection: { ids: [membershipId] } };
  return { accountId, people, taskId: await makeTask({ accountId, by: people.admin, params }) };
}

it('a task is handed to another worker when its worker must end', async () => {
  const task = await suspension();
  await run(task, { closing: AbortSignal.abort() });
  const jobs = await sql.query(`select from jobs.job where name = 'task' and data->>'taskId' = $1`, [
    task.taskId,
  ]);
  expect(jobs).toHaveLength(1);
  expect(await endOfTask(task.taskId)).toMatchObject({ status: 'done', done: 1 });
});

it('a task goes on with the request that it was started by, which its lines in the log name', async () => {
  const { accountId, people } = await makeAccount();
  const { membershipId } = await addMember(accountId);
  const params = { selection: { ids: [membershipId] } };
  const taskId = await makeTask({ accountId, by: people.admin, params, status: 'planned' });
  await beginPlanned({ sql, services: test.services }, { taskId, accountId });
  const [job] = await sql.query<{ data: object }>(
    `select data from jobs.job where name = 'task' and data->>'taskId' = $1`,
    [taskId],
  );
  expect(job?.data).toEqual({ taskId, accountId, requestId: 'made' });
  expect(runTask.about(job?.data)).toEqual(job?.data);
  expect(runTask.about({ what: 'else' })).toEqual({});
  expect(await endOfTask(taskId)).toMatchObject({ status: 'done' });
});

it('a task whose starter may no longer do it fails at once, and says so', async () => {
  const task = await suspension();
  await sql.query(`update "Membership" set permission = 'leader' where "objectId" = $1`, [
    task.people.admin.membershipId,
  ]);
  await run(task);
  expect(await endOfTask(task.taskId)).toMatchObject({
    status: 'failed',
    reason: text('tasks.notAllowed'),
    done: 0,
  });
});

it('a task that fails for another reason is retried, and finally fails without revealing the reason', async () => {
  const { accountId, people } = await makeAccount();
  const task = { accountId, taskId: await makeTask({ accountId, by: people.admin }) };
  await expect(run(task)).rejects.toThrow('selection');
  expect(await sql.one('select status from "Task" where id = $1', [task.taskId])).toEqual({
    status: 'waiting',
  });
  await run(task, { lastAttempt: true });
  expect(await endOfTask(task.taskId)).toMatchObject({ status: 'failed', reason: text('internal.error') });
});

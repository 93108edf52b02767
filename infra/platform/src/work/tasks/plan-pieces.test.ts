import { AppError } from '@campus/contracts/core/app-error';
import { reason } from '@campus/contracts/core/reasons';
import { cancelTask, getTask, getTaskRows } from '@campus/contracts/tasks/functions';
import type { ImportAction } from '@campus/domain/imports/imports';
import { makeTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { makeAccount, sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { advanceTask, type Next } from './advance-task.ts';
import { type TaskRun, taskDefinition } from './define.ts';
import { failTask } from './fail-task.ts';
import { finishTask } from './finish-task.ts';
import type { Working } from './lock-task.ts';
import { addToPlan, rowStep } from './rows.ts';
import { beginPlanned } from './start-task.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const soItIs = reason('platform.reason', { reason: 'So it is.' });
const no = reason('platform.reason', { reason: 'No.' });

const actionOf: Readonly<Record<string, ImportAction>> = { '=': 'unchanged', '!': 'error', '?': 'conflict' };
const params = z.object({ letters: z.string(), review: z.enum(['wait', 'go', 'refuse']) });
type Run = TaskRun<z.output<typeof params>>;

/**
 * Starts an admin's task that plans two letters at a time. It appends letters to the account's title, except
 * `=`, which is unchanged, and `!` and `?`, which are invalid. `during` runs in each piece of the plan after
 * the write.
 */
async function spelling(
  letters: string,
  review: 'wait' | 'go' | 'refuse',
  during: (run: Run) => Promise<void> = async () => undefined,
) {
  const { accountId, people } = await makeAccount({ title: '' });
  const definition = taskDefinition({
    kind: 'imports.memberships',
    params,
    planStep: async (run) => {
      const from = z.int().nullable().parse(run.task.state) ?? 0;
      const rows = [...run.params.letters.slice(from, from + 2)].map((letter, index) => ({
        target: letter,
        label: letter,
        line: from + index + 1,
        action: actionOf[letter] ?? ('update' as const),
        changes: [{ field: 'title', from: '', to: letter }],
        plan: { letter },
        reasons: actionOf[letter] ? [soItIs] : [],
      }));
      const planned = await addToPlan(run, rows);
      await during(run);
      return { ...planned, state: from + rows.length, finished: from + 2 >= letters.length };
    },
    review: ({ params: { review } }) => {
      if (review === 'refuse') throw new AppError('invalid', 'imports.file.empty');
      return review === 'wait';
    },
    step: rowStep<z.output<typeof params>>(2, async (run, rows) => {
      const written = rows.map(({ plan }) => z.object({ letter: z.string() }).parse(plan).letter);
      await run.sql.query(`update "Account" set title = title || $2 where "objectId" = $1`, [
        accountId,
        written.join(''),
      ]);
      return rows.map(({ position }) => ({ position, outcome: 'done' }));
    }),
  });
  const { services } = test;
  const working: Working = { services, log: services.log, kinds: [definition] };
  const taskId = await makeTask({
    accountId,
    by: people.admin,
    kind: 'imports.memberships',
    params: { letters, review },
  });
  const written = async () =>
    (await sql.one<{ title: string }>('select title from "Account" where "objectId" = $1', [accountId]))
      ?.title;
  const task = () => callPlatform(getTask, { accountId, taskId }, people.owner.sessionToken);
  const actions = async () =>
    (await sql.one<{ actions: object }>('select actions from "Task" where id = $1', [taskId]))?.actions;
  return { accountId, people, working, taskId, written, task, actions };
}

/** Starts a planned task without notifying other workers. */
function begin(taskId: string, accountId: string): Promise<boolean> {
  const services = { ...test.services, jobs: { ...test.services.jobs, enqueue: async () => undefined } };
  return services.sql.transaction((sql) => beginPlanned({ sql, services }, { taskId, accountId }));
}

/** Works on a task until it ends or waits, as its job does. */
async function workOn(working: Working, taskId: string): Promise<Next> {
  let next = await advanceTask(working, taskId);
  while (next === 'step') next = await advanceTask(working, taskId);
  if (next === 'finish') await finishTask(working, taskId);
  return next;
}

describe('a plan that is made piece by piece', () => {
  it('grows with each piece, and rows without work are settled at once', async () => {
    const { working, taskId, task, actions } = await spelling('a=!b', 'wait');
    await advanceTask(working, taskId);
    expect(await task()).toMatchObject({ status: 'waiting', total: 2, skipped: 1, failed: 0 });
    await advanceTask(working, taskId);
    expect(await task()).toMatchObject({ status: 'waiting', total: 4, skipped: 1, failed: 1 });
    expect(await actions()).toEqual({ update: 2, unchanged: 1, error: 1 });
  });

  it('waits for a person’s approval, no matter which worker tries, and then continues', async () => {
    const { accountId, working, taskId, written, task } = await spelling('a=!b?c', 'wait');
    expect(await workOn(working, taskId)).toBe('nothing');
    expect(await workOn(working, taskId)).toBe('nothing');
    expect(await task()).toMatchObject({ status: 'planned', total: 6, done: 0 });
    expect(await written()).toBe('');
    expect(await Promise.all([begin(taskId, accountId), begin(taskId, accountId)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    await workOn(working, taskId);
    expect(await written()).toBe('abc');
    expect(await task()).toMatchObject({ status: 'done', total: 6, done: 3, skipped: 1, failed: 2 });
  });

  it('can be applied in its own account only', async () => {
    const { working, taskId, task } = await spelling('a', 'wait');
    await workOn(working, taskId);
    expect(await begin(taskId, (await makeAccount()).accountId)).toBe(false);
    expect(await task()).toMatchObject({ status: 'planned' });
  });

  it('continues by itself if no approval is needed', async () => {
    const { working, taskId, written, task } = await spelling('a=b', 'go');
    await workOn(working, taskId);
    expect(await written()).toBe('ab');
    expect(await task()).toMatchObject({ status: 'done', total: 3, done: 2, skipped: 1 });
  });

  it('stays readable when it is refused, and none of it is done', async () => {
    const { accountId, people, working, taskId, written, task } = await spelling('a!', 'refuse');
    await expect(workOn(working, taskId)).rejects.toMatchObject({ key: 'imports.file.empty' });
    await failTask(working, taskId, no);
    expect(await written()).toBe('');
    expect(await task()).toMatchObject({ status: 'failed', reason: 'No.', total: 2 });
    const rows = await callPlatform(getTaskRows, { accountId, taskId }, people.owner.sessionToken);
    expect(rows.results).toMatchObject([{ outcome: null }, { outcome: 'failed', reason: 'So it is.' }]);
  });

  it('has each row once, even if a piece is interrupted and made again', async () => {
    let failures = 0;
    const { working, taskId, written, task } = await spelling('abcd', 'go', async ({ task: { total } }) => {
      if (total === 2 && failures++ === 0) throw new Error('killed');
    });
    await expect(workOn(working, taskId)).rejects.toThrow('killed');
    expect(await task()).toMatchObject({ status: 'waiting', total: 2 });
    await Promise.all([1, 2].map(() => workOn(working, taskId)));
    expect(await written()).toBe('abcd');
    expect(await task()).toMatchObject({ status: 'done', total: 4, done: 4 });
  });

  it('is discarded by stopping the task, before and after it is complete', async () => {
    for (const letters of ['abcd', 'a']) {
      const { accountId, people, working, taskId, written, task } = await spelling(letters, 'wait');
      await advanceTask(working, taskId);
      if (letters === 'a') await workOn(working, taskId);
      await callPlatform(cancelTask, { accountId, taskId }, people.owner.sessionToken);
      expect(await workOn(working, taskId)).toBe('nothing');
      expect(await task()).toMatchObject({ status: 'cancelled', done: 0 });
      expect(await written()).toBe('');
    }
  });

  it('leaves no rows of the piece during which the task was stopped', async () => {
    const { accountId, people, working, taskId, task } = await spelling('abcd', 'wait', async (run) => {
      if (run.task.total === 2)
        await callPlatform(cancelTask, { accountId, taskId: run.task.id }, people.owner.sessionToken);
    });
    expect(await workOn(working, taskId)).toBe('nothing');
    expect(await task()).toMatchObject({ status: 'cancelled', total: 2 });
    const rows = await sql.query('select position from "TaskRow" where task = $1 order by position', [
      taskId,
    ]);
    expect(rows).toEqual([{ position: 1 }, { position: 2 }]);
  });
});

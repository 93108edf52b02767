import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { reason } from '@campus/contracts/core/reasons';
import { cancelTask, getTask } from '@campus/contracts/tasks/functions';
import { makeTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { advanceTask } from './advance-task.ts';
import { type TaskRun, taskDefinition } from './define.ts';
import { finishTask } from './finish-task.ts';
import type { Working } from './lock-task.ts';
import { planRows, rowStep } from './rows.ts';
import { rowsFile } from './rows-file.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const noX = reason('platform.reason', { reason: 'No x.' });

const params = z.object({ letters: z.string() });
type Run = TaskRun<z.output<typeof params>>;

/**
 * Starts an admin's task that appends letters to the account's title, two per step, and fails on x. The
 * platform's own workers cannot parse its parameters. `during` runs in each step after the write.
 */
async function spelling(letters: string, during: (run: Run) => Promise<void> = async () => undefined) {
  const { accountId, people } = await makeAccount({ title: '' });
  const definition = taskDefinition({
    kind: 'members.suspend',
    params,
    plan: ({ sql, task, params: { letters } }) =>
      planRows(sql, task.id, {
        text: `select letter as target, letter || '@campus.test' as label, null::json as plan from regexp_split_to_table($1, '') letter
               where letter <> ''`,
        values: [letters],
      }),
    step: rowStep<z.output<typeof params>>(2, async (run, rows) => {
      const taken = rows.filter(({ target }) => target !== 'x');
      await run.sql.query(`update "Account" set title = title || $2 where "objectId" = $1`, [
        accountId,
        taken.map(({ target }) => target).join(''),
      ]);
      await during(run);
      return rows.map(({ position, target }) =>
        target === 'x' ? { position, outcome: 'failed', reasons: [noX] } : { position, outcome: 'done' },
      );
    }),
    file: rowsFile('letters', 'field.email'),
  });
  const { services } = test;
  const working: Working = { services, log: services.log, kinds: [definition] };
  const taskId = await makeTask({ accountId, by: people.admin, params: { letters } });
  const written = async () =>
    (await sql.one<{ title: string }>('select title from "Account" where "objectId" = $1', [accountId]))
      ?.title;
  const task = () => callPlatform(getTask, { accountId, taskId }, people.owner.sessionToken);
  return { accountId, people, working, taskId, written, task };
}

/** Works on a task until it ends. */
async function workOn(working: Working, taskId: string): Promise<void> {
  let next = await advanceTask(working, taskId);
  while (next === 'step') next = await advanceTask(working, taskId);
  if (next === 'finish') await finishTask(working, taskId);
}

describe('a task', () => {
  it('settles each row once and in order, and reports each outcome', async () => {
    const { working, taskId, written, task } = await spelling('abxde');
    await workOn(working, taskId);
    expect(await written()).toBe('abde');
    const ended = await task();
    expect(ended).toMatchObject({ status: 'done', total: 5, done: 4, skipped: 0, failed: 1, reason: '' });
    const stored = await sql.one<{ file: string }>('select file from "Task" where id = $1', [taskId]);
    const csv = await readFile(path.join(stack.data.files, stored?.file ?? ''), 'utf8');
    expect(csv).toBe(
      [
        '\uFEFFEmail,Outcome,Reason',
        'a@campus.test,Done,',
        'b@campus.test,Done,',
        'x@campus.test,Failed,No x.',
        'd@campus.test,Done,',
        'e@campus.test,Done,',
        '',
      ].join('\r\n'),
    );
    expect(ended.file).toMatchObject({ bytes: Buffer.byteLength(csv) });
    expect(ended.file?.name).toMatch(/^letters-account-.*\.csv$/);
  });

  it('ends at once without rows', async () => {
    const { working, taskId, task } = await spelling('');
    await workOn(working, taskId);
    expect(await task()).toMatchObject({ status: 'done', total: 0, done: 0 });
  });

  it('undoes an interrupted step, and does it once on the next try', async () => {
    let failures = 0;
    const { working, taskId, written, task } = await spelling('abcd', async ({ task: { cursor } }) => {
      if (cursor === 2 && failures++ === 0) throw new Error('killed');
    });
    await expect(workOn(working, taskId)).rejects.toThrow('killed');
    expect(await written()).toBe('ab');
    expect(await task()).toMatchObject({ status: 'running', done: 2 });
    await workOn(working, taskId);
    expect(await written()).toBe('abcd');
    expect(await task()).toMatchObject({ status: 'done', done: 4 });
  });

  it('runs in one worker at a time, even if others try', async () => {
    const { working, taskId, written, task } = await spelling('abcdefghij');
    await Promise.all([1, 2, 3].map(() => workOn(working, taskId)));
    expect(await written()).toBe('abcdefghij');
    expect(await task()).toMatchObject({ status: 'done', done: 10 });
  });

  it('is stopped after the current step, which its final numbers and its file include', async () => {
    const { accountId, people, working, taskId, written, task } = await spelling('abcdef', async () => {
      const stopping = { status: 'stopping', done: 0, finishedAt: null };
      for (const _ of ['stop', 'stop again'])
        expect(
          await callPlatform(cancelTask, { accountId, taskId }, people.owner.sessionToken),
        ).toMatchObject(stopping);
    });
    await workOn(working, taskId);
    expect(await written()).toBe('ab');
    const counted = { total: 6, done: 2, finishedAt: expect.any(String) };
    expect(await task()).toMatchObject({
      status: 'cancelled',
      ...counted,
      file: { bytes: expect.any(Number) },
    });
  });

  it('stops when the person who started it may no longer do it', async () => {
    const { people, working, taskId, written } = await spelling('abcd');
    await advanceTask(working, taskId);
    await advanceTask(working, taskId);
    await sql.query(`update "Membership" set permission = 'leader' where "objectId" = $1`, [
      people.admin.membershipId,
    ]);
    await expect(workOn(working, taskId)).rejects.toMatchObject({ key: 'tasks.notAllowed' });
    expect(await written()).toBe('ab');
  });
});

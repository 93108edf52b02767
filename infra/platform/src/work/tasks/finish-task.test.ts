import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { cancelTask, getTask } from '@campus/contracts/tasks/functions';
import { makeTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { advanceTask } from './advance-task.ts';
import { countedBatches } from './counted-batches.ts';
import { type TaskRun, taskDefinition } from './define.ts';
import { finishTask } from './finish-task.ts';
import type { Working } from './lock-task.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const lines = ['one\n', 'two\n', 'three\n'];

/**
 * Starts an admin's task that writes three lines. The platform's own workers cannot parse its parameters.
 * `after` runs after each line.
 */
async function writing(after: (line: string) => Promise<void>) {
  const { accountId, people } = await makeAccount();
  const definition = taskDefinition({
    kind: 'members.suspend',
    params: z.object({ lines: z.literal(3) }),
    plan: async () => lines.length,
    file: (run) => ({ name: 'lines.txt', type: 'text/plain', body: body(run) }),
  });
  async function* body(run: TaskRun<unknown>) {
    for await (const batch of countedBatches(run, batches())) yield batch.join('');
  }
  async function* batches() {
    for (const line of lines) {
      yield [line];
      await after(line);
    }
  }
  const { services } = test;
  const working: Working = { services, log: services.log, kinds: [definition] };
  const taskId = await makeTask({ accountId, by: people.admin, params: { lines: 3 } });
  await advanceTask(working, taskId);
  const task = () => callPlatform(getTask, { accountId, taskId }, people.owner.sessionToken);
  return { accountId, people, working, taskId, task };
}

/** Returns the path of a task's file, complete or in progress. */
async function placeOf(taskId: string): Promise<string | undefined> {
  return (await sql.one<{ file: string }>('select file from "Task" where id = $1', [taskId]))?.file;
}

/** Returns the content of a task's file. */
async function keptOf(taskId: string): Promise<string | undefined> {
  const place = path.join(stack.data.files, (await placeOf(taskId)) ?? '');
  return readFile(place, 'utf8').catch(() => undefined);
}

describe('the file of a task', () => {
  it('is available when it is complete, and shows its progress until then', async () => {
    const seen: unknown[] = [];
    const { working, taskId, task } = await writing(async () => {
      const { status, done, total, file } = await task();
      seen.push({ status, done, total, file });
    });
    await finishTask(working, taskId);
    const unfinished = { status: 'running', total: 3, file: null };
    expect(seen).toEqual([1, 2, 3].map((done) => ({ ...unfinished, done })));
    expect(await task()).toMatchObject({ status: 'done', done: 3, file: { name: 'lines.txt', bytes: 14 } });
    expect(await keptOf(taskId)).toBe('one\ntwo\nthree\n');
  });

  it('is written again from the start after an interruption, without remains of the first try', async () => {
    let failures = 0;
    const { working, taskId, task } = await writing(async () => {
      if (failures++ === 0) throw new Error('killed');
    });
    await expect(finishTask(working, taskId)).rejects.toThrow('killed');
    expect(await keptOf(taskId)).toBeUndefined();
    expect(await task()).toMatchObject({ status: 'running', file: null });
    await finishTask(working, taskId);
    expect(await keptOf(taskId)).toBe('one\ntwo\nthree\n');
  });

  it('is that of the last worker if two write it', async () => {
    const places: string[] = [];
    let second: Promise<void> | undefined;
    let firstEnded: () => void = () => undefined;
    const untilFirstEnded = new Promise<void>((resolve) => {
      firstEnded = resolve;
    });
    const { working, taskId, task } = await writing(async (line) => {
      if (line !== 'two\n') return;
      places.push((await placeOf(taskId)) ?? '');
      if (second) return untilFirstEnded;
      second = finishTask(working, taskId);
      await vi.waitFor(() => expect(places).toHaveLength(2), 10_000);
    });
    await finishTask(working, taskId);
    expect(await task()).toMatchObject({ status: 'running', file: null });
    firstEnded();
    await second;
    expect(await task()).toMatchObject({ status: 'done', file: { bytes: 14 } });
    expect(await keptOf(taskId)).toBe('one\ntwo\nthree\n');
    expect(await placeOf(taskId)).toBe(places[1]);
    expect(await readdir(stack.data.files)).not.toContain(places[0]);
  });

  it('is not kept when the task is stopped while it is written', async () => {
    const written: string[] = [];
    const { accountId, people, working, taskId, task } = await writing(async (line) => {
      if (written.push(line) === 1)
        await callPlatform(cancelTask, { accountId, taskId }, people.owner.sessionToken);
    });
    await finishTask(working, taskId);
    expect(await task()).toMatchObject({ status: 'cancelled', done: 1, file: null });
    expect(await keptOf(taskId)).toBeUndefined();
    expect(written).toEqual(['one\n']);
  });

  it('is not kept when the person who started the task loses the role while it is written', async () => {
    const { people, working, taskId, task } = await writing(async () => {
      await sql.query(`update "Membership" set permission = 'leader' where "objectId" = $1`, [
        people.admin.membershipId,
      ]);
    });
    await expect(finishTask(working, taskId)).rejects.toMatchObject({ key: 'tasks.notAllowed' });
    expect(await task()).toMatchObject({ status: 'running', file: null });
  });
});

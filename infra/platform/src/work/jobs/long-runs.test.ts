import { once } from 'node:events';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { unique } from '@campus/tests/world/world';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type JobDefinition, job } from './define.ts';

const open: TestServices[] = [];
afterEach(async () => {
  for (const test of open.splice(0)) await test.close();
});

/** Starts workers for a job that runs until released (two at once, one per group), and for other jobs. */
async function longRunning(...others: JobDefinition[]) {
  const name = `test-${unique()}`;
  const started: string[] = [];
  const ended: string[] = [];
  const release = new Map<string, () => void>();
  const definition = job({
    name,
    data: z.object({ what: z.string() }),
    seconds: 30,
    retries: 0,
    atOnce: { all: 2, ofGroup: 1 },
    handle: async ({ data: { what }, closing }) => {
      started.push(what);
      await Promise.race([
        new Promise<void>((resolve) => release.set(what, resolve)),
        once(closing, 'abort'),
      ]);
      ended.push(what);
    },
  });
  const test = await makeServices([definition, ...others]);
  open.push(test);
  const { services } = test;
  await services.jobs.work(services);
  const enqueue = (what: string, group: string) =>
    services.jobs.enqueue(services.sql, name, { key: what, data: { what }, group });
  return { enqueue, started, ended, release: (what: string) => release.get(what)?.(), test };
}

it('long jobs run in parallel, and those of one group leave places for others', async () => {
  const { enqueue, started, release } = await longRunning();
  await enqueue('a1', 'a');
  await vi.waitFor(() => expect(started).toEqual(['a1']), 10_000);
  await enqueue('a2', 'a');
  await enqueue('b1', 'b');
  await vi.waitFor(() => expect(started).toEqual(['a1', 'b1']), 10_000);
  release('a1');
  await vi.waitFor(() => expect(started).toEqual(['a1', 'b1', 'a2']), 10_000);
});

it('a long job is notified when its process ends', async () => {
  const { enqueue, started, ended, test } = await longRunning();
  await enqueue('a1', 'a');
  await vi.waitFor(() => expect(started).toEqual(['a1']), 10_000);
  await test.services.jobs.close();
  expect(ended).toEqual(['a1']);
});

it('a low-priority job waits for long ones to end, unless a person waits for it', async () => {
  const done: string[] = [];
  const short = (settings: { givesWayMs?: number }) =>
    job({
      name: `test-${unique()}`,
      data: z.object({ what: z.string() }),
      seconds: 30,
      retries: 0,
      ...settings,
      handle: async ({ data }) => void done.push(data.what),
    });
  const [giving, plain] = [short({ givesWayMs: 600_000 }), short({})];
  const { enqueue, started, release, test } = await longRunning(giving, plain);
  const { jobs, sql } = test.services;
  await enqueue('a1', 'a');
  await vi.waitFor(() => expect(started).toEqual(['a1']), 10_000);
  await jobs.enqueue(sql, giving.name, { key: 'ahead', data: { what: 'ahead' }, ahead: true });
  await vi.waitFor(() => expect(done).toEqual(['ahead']), 10_000);
  await jobs.enqueue(sql, giving.name, { key: 'giving', data: { what: 'giving' } });
  await jobs.enqueue(sql, plain.name, { key: 'plain', data: { what: 'plain' } });
  await vi.waitFor(() => expect(done).toEqual(['ahead', 'plain']), 10_000);
  release('a1');
  await vi.waitFor(() => expect(done).toEqual(['ahead', 'plain', 'giving']), 10_000);
});

import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { unique } from '@campus/tests/world/world';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { job } from './define.ts';
import { openJobs } from './queue.ts';

const name = `test-${unique()}`;
const done: string[] = [];
const attempts: boolean[] = [];
let failures = 0;

const testJob = job({
  name,
  data: z.object({ what: z.string() }),
  seconds: 30,
  retries: 1,
  pauseSeconds: 1,
  about: ({ what }) => ({ what }),
  handle: async ({ data, lastAttempt }) => {
    attempts.push(lastAttempt);
    if (data.what === 'fails once' && failures++ === 0) throw new Error('not yet');
    done.push(data.what);
  },
});

const lines: string[] = [];
const log = pino({}, { write: (line) => void lines.push(line) });

let test: TestServices;
beforeAll(async () => {
  test = await makeServices([testJob]);
  await test.services.jobs.work({ ...test.services, log });
});
afterAll(() => test.close());

function enqueue(what: string, sql = test.services.sql as Parameters<typeof test.services.jobs.enqueue>[0]) {
  return test.services.jobs.enqueue(sql, name, { key: what, data: { what } });
}

describe('a job', () => {
  it('runs soon after the change that enqueued it is committed', async () => {
    await test.services.sql.transaction(async (sql) => {
      await enqueue('committed', sql);
      expect(done).not.toContain('committed');
    });
    await vi.waitFor(() => expect(done).toContain('committed'), 10_000);
  });

  it('leaves a line in the log that says what it was about', async () => {
    await enqueue('logged');
    const logged = () => lines.map((line) => JSON.parse(line)).filter(({ what }) => what === 'logged');
    await vi.waitFor(() => expect(logged()).toHaveLength(1), 10_000);
    expect(logged()).toMatchObject([{ job: name, outcome: 'success', attempt: 1, msg: 'job' }]);
  });

  it('runs once for each key when many are enqueued at once', async () => {
    const { jobs, sql } = test.services;
    const whats = [...Array.from({ length: 30 }, (_, index) => `many-${index}`), 'many-0'];
    await sql.transaction((change) =>
      jobs.enqueueAll(
        change,
        name,
        whats.map((what) => ({ key: what, data: { what } })),
      ),
    );
    const many = () => done.filter((what) => what.startsWith('many-')).sort();
    await vi.waitFor(() => expect(many()).toEqual([...new Set(whats)].sort()), 20_000);
  });

  it('does not exist when the change that enqueued it is undone', async () => {
    const change = test.services.sql.transaction(async (sql) => {
      await enqueue('undone', sql);
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    await enqueue('the next');
    await vi.waitFor(() => expect(done).toContain('the next'), 10_000);
    expect(done).not.toContain('undone');
  });

  it('runs with the settings of this version, even if an earlier version created its queue', async () => {
    const settings = { name: `test-${unique()}`, data: z.object({}), handle: async () => undefined };
    await (await makeServices([job({ ...settings, seconds: 60, retries: 1 })])).close();
    await (await makeServices([job({ ...settings, seconds: 600, retries: 8 })])).close();
    await expect(
      test.services.sql.one('select expire_seconds, retry_limit from jobs.queue where name = $1', [
        settings.name,
      ]),
    ).resolves.toEqual({ expire_seconds: 600, retry_limit: 8 });
  });

  it('runs before earlier jobs when a person waits for it', async () => {
    const order: string[] = [];
    const ordered = job({
      name: `test-${unique()}`,
      data: z.object({ what: z.string() }),
      seconds: 30,
      retries: 0,
      batch: 2,
      handle: async ({ data }) => void order.push(data.what),
    });
    const own = await makeServices([ordered]);
    const { jobs, sql } = own.services;
    const many = ['first', 'second', 'third', 'fourth'].map((what) => ({ key: what, data: { what } }));
    await jobs.enqueueAll(sql, ordered.name, many);
    await jobs.enqueue(sql, ordered.name, { key: 'ahead', data: { what: 'ahead' }, ahead: true });
    await jobs.work(own.services);
    await vi.waitFor(() => expect(order).toHaveLength(5), 10_000);
    await own.close();
    expect(order.slice(0, 2)).toContain('ahead');
  });

  it('waits only once when it is enqueued several times under the same key', async () => {
    await test.services.sql.transaction(async (sql) => {
      await enqueue('same', sql);
      await enqueue('same', sql);
      await enqueue('after', sql);
    });
    await vi.waitFor(() => expect(done).toEqual(expect.arrayContaining(['same', 'after'])), 10_000);
    await enqueue('the last');
    await vi.waitFor(() => expect(done).toContain('the last'), 10_000);
    expect(done.filter((what) => what === 'same')).toEqual(['same']);
  });

  it('is counted as failed while it is tried again, and as lost after its last attempt', async () => {
    const outcomes: string[] = [];
    const failing = job({
      name: `test-${unique()}`,
      data: z.object({}),
      seconds: 30,
      retries: 1,
      pauseSeconds: 1,
      handle: () => Promise.reject(new Error('never')),
    });
    const { services } = test;
    const jobs = await openJobs(services.config, services.log, [failing], (queue, outcome) => {
      outcomes.push(`${queue}: ${outcome}`);
    });
    await jobs.work(services);
    await jobs.enqueue(services.sql, failing.name, { key: 'any', data: {} });
    await vi.waitFor(() => expect(outcomes).toHaveLength(2), 15_000);
    await jobs.close();
    expect(outcomes).toEqual([`${failing.name}: failed`, `${failing.name}: lost`]);
  });

  it('is retried when it fails, and knows its last try', async () => {
    attempts.length = 0;
    await enqueue('fails once');
    await vi.waitFor(() => expect(done).toContain('fails once'), 20_000);
    expect(attempts).toEqual([false, true]);
  });
});

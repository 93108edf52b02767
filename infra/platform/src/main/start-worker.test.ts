import { claim } from '@campus/local/ports';
import { makeDatabase } from '@campus/tests/stack/databases';
import type { PlatformProcess } from '@campus/tests/stack/platform-of-stack';
import { startPlatformProcess, startWorkerProcess } from '@campus/tests/stack/platform-process';
import { stack } from '@campus/tests/stack/stack';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../foundation/database/sql.ts';

const running: PlatformProcess[] = [];
afterEach(async () => {
  for (const part of running) part.stop();
  await Promise.all(running.splice(0).map((part) => part.ended));
});

async function start(
  starter: typeof startWorkerProcess,
  env: NodeJS.ProcessEnv,
  port?: number,
): Promise<PlatformProcess> {
  const part = starter(port ?? (await claim(0)), env);
  running.push(part);
  return part;
}

const statusOf = async ({ url }: PlatformProcess, path: string) =>
  (await fetch(`${url}${path}`).catch(() => undefined))?.status;

// Each test starts whole processes, which is slow while many tests run.
describe('a worker', { timeout: 120_000 }, () => {
  it('waits for the platform that creates the tables, and ends at once and without an error on a signal', {
    tags: ['nightly'],
  }, async () => {
    const env = { DATABASE_URL: await makeDatabase(), WORKERS: 'apart' };
    const worker = await start(startWorkerProcess, env);
    await vi.waitFor(async () => expect(await statusOf(worker, '/healthz')).toBe(200), 20_000);
    expect(await statusOf(worker, '/readyz')).toBe(503);
    const platform = await start(startPlatformProcess, env);
    await Promise.all([platform.ready(), worker.ready()]);
    worker.stop();
    await expect(worker.ended).resolves.toEqual({ code: 0, signal: null, errors: '' });
  });

  it('runs the tasks that a platform with WORKERS=apart leaves to it', async () => {
    const env = { DATABASE_URL: await makeDatabase(), WORKERS: 'apart' };
    const first = await start(startPlatformProcess, env);
    await first.ready();
    const database = openDatabase(env.DATABASE_URL, { connections: 1 });
    await database.query(
      `insert into "Task" (id, account, kind, params, "requestedBy", "requestedEmail", "requestId")
       values ('left', 'academy', 'members.suspend', '{}', 'nobody', 'nobody@campus.test', 'request')`,
    );
    const second = await start(startPlatformProcess, env);
    await second.ready();
    const jobs = `select from jobs.job where name = 'task'`;
    expect(await database.query(jobs)).toEqual([]);
    const worker = await start(startWorkerProcess, env);
    await worker.ready();
    // The person who started the task is not allowed to.
    const status = () => database.one('select status from "Task"');
    await vi.waitFor(async () => expect(await status()).toEqual({ status: 'failed' }), 20_000);
    await database.close();
  });

  it('leaves warnings of Node to its log: nothing is printed', { tags: ['nightly'] }, async () => {
    const warns = `data:text/javascript,process.on('SIGTERM',()=>process.emitWarning('odd'))`;
    const worker = await start(startWorkerProcess, { NODE_OPTIONS: `--import=${warns}` });
    await worker.ready();
    worker.stop();
    await expect(worker.ended).resolves.toEqual({ code: 0, signal: null, errors: '' });
  });

  it('reports in one sentence that the port for its health checks is taken', {
    tags: ['nightly'],
  }, async () => {
    const taken = Number(new URL(stack.urls.platform).port);
    const { ended } = await start(startWorkerProcess, {}, taken);
    await expect(ended).resolves.toEqual({
      code: 1,
      signal: null,
      errors: `Port ${taken} is already in use; set WORKER_PORT to a free one.\n`,
    });
  });
});

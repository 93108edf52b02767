import { randomUUID } from 'node:crypto';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { sql, unique } from '@campus/tests/world/world';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { openHeldLocks } from '../../foundation/database/held-locks.ts';
import { freeDeadClaims } from './claims.ts';
import { job } from './define.ts';

const name = `test-${unique()}`;
/** The jobs that have started, with a function that ends each. */
const begun = new Map<string, () => void>();
const heldJob = job({
  name,
  data: z.object({ what: z.string() }),
  seconds: 60,
  retries: 2,
  pauseSeconds: 1,
  handle: ({ data }) => new Promise((resolve) => void begun.set(data.what, resolve)),
});

let live: TestServices;
beforeAll(async () => {
  live = await makeServices([heldJob]);
  await live.services.jobs.work(live.services);
});
afterEach(() => {
  for (const end of begun.values()) end();
  begun.clear();
});
afterAll(() => live.close());

const enqueue = (what: string) => live.services.jobs.enqueue(sql, name, { key: what, data: { what } });

const jobOf = (what: string) =>
  sql.one<{ id: string; state: string; attempt: number; claim: string }>(
    `select id, state, retry_count as attempt, id || ':' || retry_count as claim from jobs.job
     where name = $1 and singleton_key = $2`,
    [name, what],
  );

/** Leaves a job claimed, as by a process that died. */
async function leaveClaim(what: string, attempt = 0): Promise<string> {
  const id = randomUUID();
  await sql.query(
    `insert into jobs.job (id, name, data, singleton_key, state, started_on, retry_limit, retry_count, policy)
     values ($1, $2, jsonb_build_object('what', $3::text), $3, 'active', now(), 2, $4, 'short')`,
    [id, name, what, attempt],
  );
  return `${id}:${attempt}`;
}

it('a job of a process that died is soon given to another, which counts one more attempt', async () => {
  await leaveClaim('left');
  await vi.waitFor(() => expect([...begun.keys()]).toEqual(['left']), 20_000);
  expect(await jobOf('left')).toMatchObject({ state: 'active', attempt: 1 });
});

it('a job is freed only when nobody held it at two looks, and not after its last attempt', async () => {
  const [claim, last] = [await leaveClaim('twice'), await leaveClaim('out of attempts', 2)];
  const suspects = await freeDeadClaims(sql, new Set());
  expect([suspects.has(claim), suspects.has(last)]).toEqual([true, false]);
  await freeDeadClaims(sql, new Set([claim, last]));
  expect(await jobOf('out of attempts')).toMatchObject({ state: 'active', attempt: 2 });
  await vi.waitFor(() => expect([...begun.keys()]).toEqual(['twice']), 20_000);
});

it('a job of a process that lives is not given away, though its connection broke', async () => {
  await enqueue('held');
  await vi.waitFor(() => expect(begun.has('held')).toBe(true), 20_000);
  const { claim = '' } = (await jobOf('held')) ?? {};
  const holder = `select l.pid from pg_locks l where l.locktype = 'advisory' and l.objsubid = 1
    and l.classid::int8 << 32 | l.objid::int8 = hashtextextended('job ' || $1, 0)`;
  const values = [claim.split(':')[0]];
  const before = await sql.one<{ pid: number }>(holder, values);
  await sql.query('select pg_terminate_backend($1)', [before?.pid]);
  await vi.waitFor(async () => {
    const after = await sql.one<{ pid: number }>(holder, values);
    expect(after?.pid).toBeGreaterThan(0);
    expect(after?.pid).not.toBe(before?.pid);
  }, 20_000);
  expect(await freeDeadClaims(sql, new Set([claim]))).not.toContain(claim);
  expect(await jobOf('held')).toMatchObject({ state: 'active', attempt: 0 });
});

it('a job that another process still works on is left to it, and tried again later', async () => {
  const other = await openHeldLocks(stack.urls.database);
  const claim = await leaveClaim('elsewhere');
  const lock = `job ${claim.split(':')[0]}`;
  expect(await other.take([lock])).toEqual([lock]);
  expect(await other.take([lock])).toEqual([]);
  // Sets the state that the queue sets if a process has sent no heartbeat for too long.
  await sql.query(`update jobs.job set state = 'retry' where id = $1`, [claim.split(':')[0]]);
  await vi.waitFor(async () => expect((await jobOf('elsewhere'))?.attempt).toBe(1), 20_000);
  expect(begun.has('elsewhere')).toBe(false);
  await other.close();
  await vi.waitFor(() => expect(begun.has('elsewhere')).toBe(true), 20_000);
});

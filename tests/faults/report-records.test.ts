// @module-tag nightly
import { correctReportRecord, keepReportRecord } from '@campus/contracts/analytics/report-record-functions';
import { daysLater } from '@campus/domain/core/days';
import { readSecrets } from '@campus/local/secrets';
import { makeImportingAccount, progressOf } from '@campus/tests/areas/imports/fault-imports';
import { postBatch } from '@campus/tests/calls/post-batch';
import { callOf, type FaultyStack, startFaultyStack } from '@campus/tests/stack/faulty-stack';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let faulty: FaultyStack;
beforeAll(async () => {
  faulty = await startFaultyStack();
});
afterAll(() => faulty.end());

const day = daysLater(new Date().toISOString().slice(0, 10), -3);

it('a report whose worker is killed while it is kept, and while a correction is added, has one record, one correction, and one entry of each', async () => {
  const { sql, startPlatform } = faulty;
  const { accountId, sessionToken } = await makeImportingAccount(sql);
  const platform = await startPlatform({ WORKERS: 'apart' });
  await visit(accountId, 'first');
  const asked = { from: day, to: day, timeZone: 'UTC', hideEmployees: true } as const;
  const keeping = await callOf(platform, keepReportRecord, { input: { accountId, ...asked }, sessionToken });
  await killedAtWork(keeping.task.id, accountId);
  const [record, ...others] = await sql.query<{ id: string; sha256: string }>(
    `select id, sha256 from report_record where account = $1 and sha256 = encode(sha256(convert_to(content, 'UTF8')), 'hex')`,
    [accountId],
  );
  expect(others).toEqual([]);
  expect(await entriesOf(accountId, 'analytics.keepReport')).toEqual([
    { targetId: record?.id, sha256: record?.sha256 },
  ]);

  await visit(accountId, 'second');
  const input = { accountId, recordId: record?.id ?? '' };
  const looking = await callOf(platform, correctReportRecord, { input, sessionToken });
  await killedAtWork(looking.task.id, accountId);
  expect(await rowsOf(accountId)).toEqual({ records: 1, corrections: 1 });
  expect(await entriesOf(accountId, 'analytics.correctReport')).toHaveLength(1);
}, 240_000);

/** Sends a visit of another person, of an hour of that day. */
async function visit(accountId: string, user: string): Promise<void> {
  const { stack } = faulty;
  const { usageEventsKey: token } = await readSecrets(stack.data.path);
  const common = { accountId, user, session: user, server: 'world-1' };
  const minutes = Array.from({ length: 12 }, (_, index) => index * 5);
  const events = minutes.map((minute, index) => ({
    event: index === 0 ? 'LOGIN' : index === 11 ? 'LOGOUT' : 'ALIVE',
    ...{ ...common, at: new Date(Date.parse(`${day}T10:00:00Z`) + minute * 60_000) },
  }));
  const body = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  const batch = { key: `${accountId}-${user}`, body };
  expect(await postBatch({ url: stack.urls.usage, token }, batch)).toMatchObject({ status: 200 });
}

/**
 * Kills the worker of a task when its rows are written and its audit entry is not, which waits for a lock. Expects that
 * nothing of it remains, and that another worker ends the task.
 */
async function killedAtWork(taskId: string, accountId: string): Promise<void> {
  const { sql, startWorker } = faulty;
  const before = await rowsOf(accountId);
  await sql.transaction(async (locking) => {
    await locking.query('lock table "AuditEntry" in share mode');
    const worker = await startWorker();
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query ~* 'insert into "AuditEntry"'`;
    await vi.waitFor(async () => expect(await sql.query(waiting)).toHaveLength(1), 60_000);
    worker.stop('SIGKILL');
    expect(await worker.ended).toMatchObject({ signal: 'SIGKILL' });
  });
  expect(await rowsOf(accountId)).toEqual(before);
  const next = await startWorker();
  await vi.waitFor(async () => expect((await progressOf(sql, taskId)).status).toBe('done'), 60_000);
  expect(await progressOf(sql, taskId)).toMatchObject({ total: 1, done: 1, skipped: 0, failed: 0 });
  next.stop('SIGKILL');
  await next.ended;
}

function rowsOf(accountId: string) {
  return faulty.sql.one(
    `select (select count(*)::int from report_record where account = $1) as records,
       (select count(*)::int from report_correction where account = $1) as corrections`,
    [accountId],
  );
}

function entriesOf(accountId: string, operation: string) {
  return faulty.sql.query(
    `select "targetId", after->>'sha256' as sha256 from "AuditEntry" where account = $1 and operation = $2`,
    [accountId, operation],
  );
}

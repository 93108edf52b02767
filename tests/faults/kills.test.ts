import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lives } from '@campus/local/database/postmaster';
import { readSecrets } from '@campus/local/secrets';
import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { makeImportingAccount, progressOf, startImport } from '@campus/tests/areas/imports/fault-imports';
import { postBatch } from '@campus/tests/calls/post-batch';
import { type CountingMailServer, openCountingMailServer } from '@campus/tests/stack/counting-mail-server';
import { type FaultyStack, startFaultyStack } from '@campus/tests/stack/faulty-stack';
import type { PlatformProcess } from '@campus/tests/stack/platform-of-stack';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const emails = (who: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${who}-${index}@academy.test`);
const members = emails('member', 12_000);
/** They already have users, so they are invited without a mail. */
const users = emails('user', 7700);
/** Invited by mail. */
const strangers = emails('stranger', 300);
const everybody = [...members, ...users, ...strangers];
const exportEmail = 'results@academy.test';

/** The process to kill, and the import's phase. */
const kills = [
  ['the plan', 'worker'],
  ['the plan', 'database'],
  ['the work', 'worker'],
  ['the work', 'database'],
  // The worker continues in the meantime, so there may be nothing left to interrupt.
  ['the work', 'platform'],
] as const;

let faulty: FaultyStack;
let mails: CountingMailServer;
beforeAll(async () => {
  faulty = await startFaultyStack();
  mails = await openCountingMailServer('takes');
});
afterAll(async () => {
  await faulty.end();
  await mails.turn('refuses');
});

it('an import of 20,000 rows applies each exactly once, though worker, platform and database are killed at five random moments', async () => {
  const { sql } = faulty;
  const account = await makeImportingAccount(sql, { members, users, recipients: [exportEmail] });
  const env = { SMTP_URL: mails.url, WORKERS: 'apart' };
  const starters = { platform: faulty.startPlatform, worker: faulty.startWorker };
  const running = { platform: await starters.platform(env), worker: await starters.worker(env) };
  const lines = ['Email,Title', ...everybody.map((email) => `${email},Title of ${email}`)];
  const options = { overwriteData: true, emailData: { sendTarget: 'newToProduct' as const } };
  const taskId = await startImport(running.platform, account, { lines, exportEmail, options });

  const reached = { 'the plan': 0, 'the work': 0 };
  for (const [part, victim] of kills) {
    const moment = reached[part] + randomInt(1, part === 'the plan' ? 7000 : 5000);
    await vi.waitFor(async () => expect(await progressIn(part, taskId)).toBeGreaterThan(moment), 120_000);
    // Waits a random part of a step.
    await wait(randomInt(100));
    const killed = await kill(victim, running);
    const task = await progressOf(sql, taskId);
    expect(task.status).toBe(part === 'the plan' ? 'waiting' : 'running');
    reached[part] = await progressIn(part, taskId);
    expect(reached[part]).toBeLessThan(everybody.length);
    for (const part of killed) running[part] = await starters[part](env);
  }
  await vi.waitFor(async () => expect((await progressOf(sql, taskId)).status).toBe('done'), 120_000);

  expect(await progressOf(sql, taskId)).toMatchObject({
    total: everybody.length,
    done: everybody.length,
    skipped: 0,
    failed: 0,
  });
  await expectPeople(account.accountId);
  await expectEntries(account.accountId);
  await expectResult(taskId);
  await expectMails(account.accountId);
  for (const part of Object.values(running)) part.stop('SIGKILL');
  await Promise.all(Object.values(running).map(({ ended }) => ended));
}, 400_000);

it('a mail of a view whose worker is killed before it notes it comes once more, the same, and then no more', async () => {
  const { sql, startWorker } = faulty;
  const { viewId, due } = await makeDueView();
  const killed: PlatformProcess[] = [];
  const server = await openCountingMailServer('takes', async () => {
    if (killed.length > 0) return;
    killed.push(worker);
    worker.stop('SIGKILL');
    await worker.ended;
  });
  const env = { SMTP_URL: server.url };
  const worker = await startWorker(env);
  await vi.waitFor(() => expect(killed).toHaveLength(1), 60_000);
  expect(await noted(viewId)).toEqual({ problem: null, mailedFor: null });

  const next = await startWorker(env);
  await vi.waitFor(
    async () => expect(await noted(viewId)).toEqual({ problem: null, mailedFor: due }),
    60_000,
  );
  // One Message-ID, and no remaining job could send a third mail.
  expect([...server.taken.values()]).toEqual([2]);
  const left = `select from jobs.job where data->>'viewId' = $1 and state in ('created', 'retry', 'active')`;
  await vi.waitFor(async () => expect(await sql.query(left, [viewId])).toEqual([]), 30_000);
  next.stop('SIGKILL');
  await next.ended;
  await server.turn('refuses');
}, 200_000);

/** A saved view in an account with one event, with a mail that was due a moment ago. */
async function makeDueView() {
  const { sql, stack } = faulty;
  const { accountId } = await makeImportingAccount(sql);
  const { usageEventsKey: token } = await readSecrets(stack.data.path);
  const login = { event: 'LOGIN', accountId, user: 'guest', session: 's', server: 'world-1' };
  const body = JSON.stringify({ ...login, at: new Date(Date.now() - 3_600_000) });
  expect(await postBatch({ url: stack.urls.usage, token }, { key: accountId, body })).toMatchObject({
    status: 200,
  });
  const viewId = newObjectId();
  const due = new Date(Date.now() - 1000);
  await sql.query(
    `insert into analytics_view (id, account, "user", name, state)
     select $1, account, "user", 'Weekly', '' from "Membership" where account = $2`,
    [viewId, accountId],
  );
  await sql.query(
    `insert into view_mail (view, every, weekday, day, hour, "timeZone", next, "createdAt")
     values ($1, 'daily', 1, 1, 8, 'UTC', $2, now() - interval '1 day')`,
    [viewId, due],
  );
  return { viewId, due };
}

const noted = (viewId: string) =>
  faulty.sql.one('select problem, "mailedFor" from view_mail where view = $1', [viewId]);

/** The number of planned or processed rows. */
async function progressIn(part: 'the plan' | 'the work', taskId: string): Promise<number> {
  const { total, cursor } = await progressOf(faulty.sql, taskId);
  return part === 'the plan' ? (total ?? 0) : cursor;
}

type Running = Record<'platform' | 'worker', PlatformProcess>;

/**
 * Kills a process with SIGKILL. With the database, all other processes are killed too, as in a power failure.
 * Returns the processes that must be restarted.
 */
async function kill(victim: keyof Running | 'database', running: Running): Promise<(keyof Running)[]> {
  if (victim === 'database') expect(lives(await faulty.killDatabase())).toBe(false);
  const killed = victim === 'database' ? (['platform', 'worker'] as const) : [victim];
  for (const part of killed) running[part].stop('SIGKILL');
  for (const part of killed) expect(await running[part].ended).toMatchObject({ signal: 'SIGKILL' });
  return [...killed];
}

/** Expects that every member has the title, and everyone else one open invitation with it. */
async function expectPeople(accountId: string): Promise<void> {
  const titled = await faulty.sql.query<{ email: string }>(
    `select u.email from "Membership" m join "_User" u on u."objectId" = m."user"
     where m.account = $1 and m.title = 'Title of ' || u.email`,
    [accountId],
  );
  expect(titled.map(({ email }) => email).sort()).toEqual(members.toSorted());
  const invited = await faulty.sql.query<{ email: string }>(
    `select email from "Invitation" where account = $1 and title = 'Title of ' || email`,
    [accountId],
  );
  expect(invited.map(({ email }) => email).sort()).toEqual([...users, ...strangers].sort());
}

/** Expects one audit entry per change and per invitation. */
async function expectEntries(accountId: string): Promise<void> {
  const entries = await faulty.sql.query<{ type: string; entries: number; targets: number }>(
    `select "targetType" as type, count(*)::int as entries, count(distinct "targetId")::int as targets
     from "AuditEntry" where account = $1 and "targetType" in ('member', 'invitation') group by 1 order by 1`,
    [accountId],
  );
  const count = (type: string, number: number) => ({ type, entries: number, targets: number });
  expect(entries).toEqual([
    count('invitation', users.length + strangers.length),
    count('member', members.length),
  ]);
}

/** Expects each row once in the result list and once in the result file, which is the only file left over. */
async function expectResult(taskId: string): Promise<void> {
  const { sql, stack } = faulty;
  const rows = await sql.one(
    `select count(*)::int as rows, count(distinct label)::int as people, count(distinct line)::int as lines,
       count(*) filter (where outcome = 'done')::int as done from "TaskRow" where task = $1`,
    [taskId],
  );
  const all = everybody.length;
  expect(rows).toEqual({ rows: all, people: all, lines: all, done: all });
  const files = (await readdir(stack.data.files)).filter((name) => name.startsWith('task-'));
  expect(files).toHaveLength(1);
  const csv = await readFile(path.join(stack.data.files, files[0] ?? ''), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(all + 1);
}

/**
 * Each stranger receives one mail with a link, and the requester one mail with the result. A mail that was
 * being sent during a kill may arrive twice, as the same mail.
 */
async function expectMails(accountId: string): Promise<void> {
  const waiting = `select from "Invitation" where account = $1 and status = 'processing' limit 1`;
  await vi.waitFor(async () => expect(await faulty.sql.query(waiting, [accountId])).toEqual([]), 120_000);
  const expected = [...strangers, exportEmail].sort();
  await vi.waitFor(() => {
    const recipients = [...mails.taken.keys()].map((mail) => mail.split(' ')[0]);
    expect(recipients.sort()).toEqual(expected);
  }, 60_000);
  const repeated = [...mails.taken.values()].filter((times) => times > 1);
  // At most the mails that a process sends at once.
  expect(repeated.length).toBeLessThanOrEqual(8 * kills.length);
}

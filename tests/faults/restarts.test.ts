import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import '@campus/contracts/analytics/report-messages';
import { text } from '@campus/contracts/core/text';
import { suspendMembers } from '@campus/contracts/members/action-functions';
import { daysLater } from '@campus/domain/core/days';
import { readPostmaster } from '@campus/local/database/postmaster';
import { readSecrets } from '@campus/local/secrets';
import { type Stack, startStack } from '@campus/local/stack';
import { buildWebClient } from '@campus/local/web-build';
import { type Database, openDatabase } from '@campus/platform/foundation/database/sql';
import { makeImportingAccount, progressOf } from '@campus/tests/areas/imports/fault-imports';
import { postBatch } from '@campus/tests/calls/post-batch';
import { callOf } from '@campus/tests/stack/faulty-stack';
import { bearerOf, startGatewayProcess } from '@campus/tests/stack/gateway-process';
import { holdAway } from '@campus/tests/stack/held-away';
import { openReadinessProxy } from '@campus/tests/stack/readiness-proxy';
import { processRunning } from '@campus/tests/stack/stack-process';
import { ownStack } from '@campus/tests/stack/stack-settings';
import { makeTemporaryFolder } from '@campus/tests/stack/temporary-folder';
import { writeTitles, writtenTitles } from '@campus/tests/world/title-writers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let folder: string;
let stack: Stack;
let sql: Database;
const messages: string[] = [];

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  const settings = ownStack(folder);
  // The data folder distinguishes the stack's processes from others.
  settings.env.CAMPUS_DATA_DIR = folder;
  await buildWebClient(settings.env);
  stack = await startStack(
    { ...settings, gateway: 'built', durable: false, restarts: true },
    { say: (sentence) => void messages.push(sentence) },
  );
  sql = openDatabase(stack.urls.database, { connections: 2 });
});
afterAll(async () => {
  await sql.close();
  await stack.stop();
  await rm(folder, { recursive: true });
});

/** An account with members, and its admin. */
async function makeAccount(members: number) {
  const name = `m${Math.random().toString(36).slice(2)}`;
  const emails = Array.from({ length: members }, (_, index) => `${name}-${index}@academy.test`);
  const { accountId, sessionToken } = await makeImportingAccount(sql, { members: emails });
  const memberships = await sql.query<{ id: string; userId: string; permission: string }>(
    'select "objectId" as id, "user" as "userId", permission from "Membership" where account = $1',
    [accountId],
  );
  const userId = memberships.find(({ permission }) => permission === 'admin')?.userId ?? '';
  const membershipIds = memberships.filter(({ permission }) => permission === 'member').map(({ id }) => id);
  return { accountId, sessionToken, membershipIds, headers: await bearerOf(stack, { userId, sessionToken }) };
}

const files = {
  worker: 'platform/src/worker.ts',
  gateway: 'api/src/server.ts',
  platform: 'platform/src/main.ts',
  usage: 'platform/src/usage.ts',
} as const;

async function idOf(part: keyof typeof files | 'database'): Promise<number> {
  if (part !== 'database') return processRunning(folder, files[part]);
  return (await readPostmaster(stack.data.postgres))?.pid ?? 0;
}

const runsAgain = (part: string) =>
  vi.waitFor(
    () => expect(messages).toContainEqual(expect.stringMatching(new RegExp(`^The ${part} runs again`))),
    {
      timeout: 60_000,
      interval: 50,
    },
  );

/** Kills a part with SIGKILL, and waits until it runs again. */
async function kill(part: keyof typeof files | 'database'): Promise<true> {
  messages.length = 0;
  const id = await idOf(part);
  process.kill(id, 'SIGKILL');
  await runsAgain(part);
  return true;
}

it('gateway, worker, platform, usage-search service, and database restart when they are killed under load, and no acknowledged change is lost or without its audit entry', async () => {
  const { accountId, membershipIds, headers } = await makeAccount(6000);
  const writers = writeTitles({ url: stack.urls.console, headers, accountId, membershipIds });
  for (const part of ['worker', 'gateway', 'platform', 'usage', 'database'] as const) {
    await writers.acknowledged(30);
    await kill(part);
    await writers.acknowledged(10);
  }
  await writers.stop();

  // No answer from a killed gateway, 503 without platform or database, and never an internal error.
  const statuses = new Set(writers.attempts.map(({ status }) => status));
  expect([...statuses].sort().filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
  const written = await writtenTitles(sql, accountId);
  const acknowledged = writers.attempts.filter(({ status }) => status === 200);
  expect(acknowledged.filter(({ membershipId }) => !written.has(membershipId))).toEqual([]);
  expect([...written.values()].filter((entries) => entries !== 1)).toEqual([]);
  const all = await sql.one(
    `select count(*)::int as entries from "AuditEntry"
     where account = $1 and "targetType" = 'member' and outcome = 'success'`,
    [accountId],
  );
  expect(all).toEqual({ entries: written.size });
}, 300_000);

/** The status of a call in a session that the platform has never read. */
async function statusOfNewSession(platform: string): Promise<number> {
  const answer = await fetch(`${platform}/parse/functions/${suspendMembers.name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-parse-application-id': 'campus',
      'x-parse-session-token': `r:${randomUUID()}`,
    },
    body: '{}',
  });
  await answer.arrayBuffer();
  return answer.status;
}

it('a task goes on after the database is back, and meanwhile the platform stays ready and says that it is not available', {
  tags: ['nightly'],
  timeout: 180_000,
}, async () => {
  const { accountId, sessionToken } = await makeAccount(4000);
  const url = new URL(stack.urls.platform).origin;
  const input = { accountId, selection: { matching: {} } };
  const { id } = await callOf({ url }, suspendMembers, { input, sessionToken });
  const cursor = async () => (await progressOf(sql, id)).cursor;
  await vi.waitFor(async () => expect(await cursor()).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 10,
  });
  const back = kill('database');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const statuses = new Set<number>();
  while (!(await Promise.race([back, undefined]))) statuses.add(await statusOfNewSession(url));
  // 400 means that the database answered: there is no such session.
  expect([...statuses].filter((status) => status !== 400)).toEqual([503]);
  const before = await cursor();
  expect(before).toBeLessThan(4000);
  await vi.waitFor(async () => expect(await cursor()).toBeGreaterThan(before), {
    timeout: 60_000,
    interval: 20,
  });
  await vi.waitFor(async () => expect((await progressOf(sql, id)).status).toBe('done'), 60_000);
});

it('ANA-049 without its usage-search service, a stack goes on: members are listed, graphs say that the server erred, and nothing that was asked to be mailed or was acknowledged is lost', {
  tags: ['nightly'],
  timeout: 120_000,
}, async () => {
  const { accountId, headers } = await makeAccount(1);
  const { usageEventsKey: token } = await readSecrets(stack.data.path);
  const today = new Date().toISOString().slice(0, 10);
  const range = { from: daysLater(today, -6), to: today, timeZone: 'UTC' };
  const ask = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${stack.urls.console}/api/v1/accounts/${accountId}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const graph = () => ask(`analytics/graphs/logins?${new URLSearchParams(range)}`);
  const events = ['a', 'b', 'c'].map((user) => ({
    ...{ event: 'LOGIN', accountId, user, session: user, server: 'world-1' },
    at: new Date(Date.now() - 60_000),
  }));
  const batch = { key: accountId, body: events.map((event) => JSON.stringify(event)).join('\n') };
  const send = () => postBatch({ url: stack.urls.usage, token }, batch);
  expect(await send()).toMatchObject({ status: 200, body: { rows: 3, repeated: false } });

  messages.length = 0;
  const goOn = await holdAway(folder, files.usage);
  expect(await ask('members')).toMatchObject({ status: 200, total: 2 });
  expect(await graph()).toMatchObject({
    status: 503,
    detail:
      'An error occurred with the server so we were unable to complete your request. Please try again later.',
  });
  const { task } = await ask('analytics/exports', { ...range, searchType: 'loginsAll' });
  const { view } = await ask('analytics/views', { name: 'Weekly', state: 'logins.view=table' });
  const [{ id: taskId }, { id: viewId }] = [task, view] as [{ id: string }, { id: string }];
  expect(await ask(`analytics/views/${viewId}/mails`, { timeZone: 'UTC' })).toMatchObject({ status: 200 });
  const isAbout = `(data->>'taskId' = '${taskId}' or data->>'viewId' = '${viewId}')`;
  const waiting = `select name from jobs.job where state = 'retry' and ${isAbout}`;
  await vi.waitFor(async () => expect(await sql.query(waiting)).toHaveLength(2), 30_000);
  expect(await progressOf(sql, taskId)).toMatchObject({ status: 'running', reason: '' });

  goOn();
  await runsAgain('usage');
  expect(await graph()).toMatchObject({ status: 200 });
  expect(await send()).toMatchObject({ status: 200, body: { rows: 3, repeated: true } });
  const { points } = (await graph()) as unknown as { points: { value: number }[] };
  expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(3);
  // Their retry delays have passed.
  await sql.query(`update jobs.job set start_after = now() where state = 'retry' and ${isAbout}`);
  const mails = `${stack.urls.inbox}/api/messages?to=admin-${accountId.toLowerCase()}@academy.test`;
  await vi.waitFor(
    async () => {
      const { messages } = (await (await fetch(mails)).json()) as { messages: { subject: string }[] };
      expect(messages.map(({ subject }) => subject).sort()).toEqual([
        text('analytics.viewMail.title', { view: 'Weekly' }),
        text('analytics.mail.title', { figures: text('analytics.search.loginsAll') }),
      ]);
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(await progressOf(sql, taskId)).toMatchObject({ status: 'done', done: 7 });
});

it('two gateways behind a proxy are restarted one after the other under 50 requests a second, and none fails', {
  tags: ['nightly'],
  timeout: 180_000,
}, async () => {
  const { accountId, headers } = await makeAccount(5);
  const gateways = [await startGatewayProcess(stack), await startGatewayProcess(stack)];
  const proxy = await openReadinessProxy(gateways.map(({ url }) => url));
  const answers: Promise<number>[] = [];
  const ask = () => {
    const asked = fetch(`${proxy.url}/api/v1/accounts/${accountId}/members`, { headers });
    answers.push(
      asked.then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      ),
    );
  };
  const load = setInterval(ask, 20);
  for (const [index, gateway] of gateways.entries()) {
    const sent = answers.length;
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(sent + 25), 20_000);
    await gateway.stop(60_000);
    expect(await gateway.ended).toBe('ended with exit code 0');
    expect(proxy.ready()).not.toContain(gateway.url);
    gateways[index] = await startGatewayProcess(stack, Number(new URL(gateway.url).port));
    await vi.waitFor(() => expect(proxy.ready()).toContain(gateway.url), { timeout: 20_000, interval: 20 });
  }
  clearInterval(load);
  const statuses = await Promise.all(answers);
  await proxy.close();
  for (const gateway of gateways) await gateway.stop();
  expect(statuses.length).toBeGreaterThan(150);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

// @module-tag nightly
import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { suspendMembers } from '@campus/contracts/members/action-functions';
import type { WireTask } from '@campus/contracts/tasks/functions';
import { addMembers } from '@campus/local/demo/members';
import { startSession } from '@campus/platform/areas/identity/sessions';
import { insertAccounts } from '@campus/platform/foundation/records/accounts';
import { insertMemberships } from '@campus/platform/foundation/records/memberships';
import { insertUsers } from '@campus/platform/foundation/records/users';
import { callOf, type FaultyStack, startFaultyStack } from '@campus/tests/stack/faulty-stack';
import type { PlatformProcess } from '@campus/tests/stack/platform-of-stack';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const members = 100_000;
const kills = 5;
/**
 * The most members processed before the next kill is due, so that work is left after the last kill. A few
 * more steps run before the worker is killed.
 */
const maxBetween = Math.floor(members / (kills + 3));

let faulty: FaultyStack;
beforeAll(async () => {
  faulty = await startFaultyStack();
});
afterAll(() => faulty.end());

it(`MEM-024 a suspension of ${members} members suspends each exactly once, though its worker is killed at five random moments`, async () => {
  const account = await makeAccount('killed', members);
  const before = await permissions(account.accountId);
  const platform = await faulty.startPlatform({ WORKERS: 'apart' });
  let worker = await faulty.startWorker();
  const { id } = await ask(platform, account);

  let settled = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const moment = settled + randomInt(1, maxBetween);
    await vi.waitFor(async () => expect((await progress(id)).cursor).toBeGreaterThan(moment), 120_000);
    // Waits a random part of a step, which takes a few hundred milliseconds.
    await wait(randomInt(300));
    worker.stop('SIGKILL');
    expect((await worker.ended).signal).toBe('SIGKILL');
    const task = await progress(id);
    expect(task).toMatchObject({ status: 'running', total: members + 3, entries: task.done });
    expect(task.cursor).toBeLessThan(task.total);
    settled = task.cursor;
    worker = await faulty.startWorker();
  }
  await vi.waitFor(async () => expect((await progress(id)).status).not.toBe('running'), 180_000);
  for (const part of [platform, worker]) {
    part.stop();
    await part.ended;
  }

  await expectSuspended(id, account, before);
  await expectResult(id);
}, 600_000);

it('a suspension goes on though the platform at it is killed and only another lives, and suspends each exactly once', async () => {
  const account = await makeAccount('handed', 4000);
  const before = await permissions(account.accountId);
  const platforms = await Promise.all([faulty.startPlatform(), faulty.startPlatform()]);
  const { id } = await ask(platforms[0], account);

  await vi.waitFor(async () => expect((await progress(id)).cursor).toBeGreaterThan(0), 60_000);
  process.kill(await processAt(id), 'SIGKILL');
  const killed = Promise.race(platforms.map(({ ended }) => ended));
  expect((await killed).signal).toBe('SIGKILL');
  const { cursor, status } = await progress(id);
  expect(status).toBe('running');
  // A step that was being committed may still count.
  await vi.waitFor(async () => expect((await progress(id)).cursor).toBeGreaterThan(cursor + 500), 30_000);
  await vi.waitFor(async () => expect((await progress(id)).status).toBe('done'), 60_000);
  for (const platform of platforms) platform.stop('SIGKILL');
  await Promise.all(platforms.map(({ ended }) => ended));

  await expectSuspended(id, account, before);
}, 180_000);

/** The id of the process that runs a task. */
async function processAt(taskId: string): Promise<number> {
  const holder = await faulty.sql.one<{ name: string }>(
    `select a.application_name as name from jobs.job j
       join pg_locks l on l.classid::int8 << 32 | l.objid::int8 = hashtextextended('job ' || j.id, 0)
       join pg_stat_activity a on a.pid = l.pid
     where j.singleton_key = $1 and j.state = 'active' and l.locktype = 'advisory'`,
    [taskId],
  );
  if (!holder) throw new Error('No process works on the task.');
  return Number(holder.name.split(' ')[1]);
}

/** An account with this many members, an owner, a suspended person, and an admin who suspends all of them. */
async function makeAccount(series: string, count: number) {
  const [accountId = ''] = await insertAccounts(faulty.sql, [
    { organizationName: 'Academy', world: { name: series } },
  ]);
  await addMembers({ databaseUrl: faulty.stack.urls.database, accountId, count, series });
  const people = (['owner', 'suspended', 'admin'] as const).map((permission) => ({ permission }));
  const userIds = await insertUsers(
    faulty.sql,
    people.map(({ permission }) => ({
      email: `${permission}-${series}@academy.test`,
      username: `${permission}-${series}`,
      displayName: permission,
      firstName: 'Ada',
      lastName: 'Example',
      emailVerified: true,
      passwordHash: '',
      passwordUpdatedAt: new Date(),
    })),
  );
  await insertMemberships(
    faulty.sql,
    people.map(({ permission }, index) => ({
      accountId,
      userId: userIds[index] ?? '',
      permission,
      teamId: '8',
    })),
  );
  const admin = userIds[2] ?? '';
  return {
    accountId,
    admin,
    sessionToken: await startSession(faulty.sql, { userId: admin, method: 'password' }),
  };
}

type TestAccount = Awaited<ReturnType<typeof makeAccount>>;

function ask(platform: PlatformProcess, { accountId, sessionToken }: TestAccount): Promise<WireTask> {
  const input = { accountId, selection: { matching: {} } };
  return callOf(platform, suspendMembers, { input, sessionToken });
}

interface Progress {
  status: string;
  cursor: number;
  total: number;
  done: number;
  skipped: number;
  failed: number;
  /** The number of suspensions in the audit trail. */
  entries: number;
}

async function progress(taskId: string): Promise<Progress> {
  const task = await faulty.sql.one<Progress>(
    `select status, "cursor", total, done, skipped, failed, (
       select count(*)::int from "AuditEntry" e
       where e.account = t.account and operation = 'members.suspend' and "targetType" = 'member'
     ) as entries from "Task" t where id = $1`,
    [taskId],
  );
  if (!task) throw new Error('The task is gone.');
  return task;
}

interface Member {
  id: string;
  userId: string;
  permission: string;
  previous: string | null;
}

function permissions(accountId: string): Promise<Member[]> {
  return faulty.sql.query<Member>(
    `select "objectId" as id, "user" as "userId", permission, "previousPermission" as previous
     from "Membership" where account = $1 order by "objectId"`,
    [accountId],
  );
}

/** The expected result for a member. Owners, suspended members, and the admin stay unchanged. */
function suspended(member: Member, admin: string): Member {
  const stays = ['owner', 'suspended'].includes(member.permission) || member.userId === admin;
  return stays ? member : { ...member, permission: 'suspended', previous: member.permission };
}

/**
 * Expects that the task is done, each member has the expected state, and the audit trail records each change
 * once.
 */
async function expectSuspended(
  taskId: string,
  account: TestAccount,
  before: readonly Member[],
): Promise<void> {
  expect(await progress(taskId)).toMatchObject({
    status: 'done',
    total: before.length,
    done: before.filter(({ permission }) => /member|leader|moderator|admin/.test(permission)).length - 1,
    skipped: before.filter(({ permission }) => permission === 'suspended').length + 1,
    failed: before.filter(({ permission }) => permission === 'owner').length,
  });
  const changed = before.map((member) => suspended(member, account.admin));
  expect(await permissions(account.accountId)).toEqual(changed);
  await expectRecords(account, before);
}

/** Expects exactly one audit entry per suspended member, and roles that match the permissions. */
async function expectRecords({ accountId, admin }: TestAccount, before: readonly Member[]): Promise<void> {
  const entries = await faulty.sql.query<{ id: string }>(
    `select "targetId" as id, before->>'permission' as from, after->>'permission' as to from "AuditEntry"
     where account = $1 and operation = 'members.suspend' and "targetType" = 'member' order by "targetId"`,
    [accountId],
  );
  const changed = before.filter((member) => suspended(member, admin) !== member);
  expect(entries).toEqual(changed.map(({ id, permission }) => ({ id, from: permission, to: 'suspended' })));
  const roles = await faulty.sql.query<{ role: string; people: number }>(
    `select split_part(r.name, 'Of_', 1) as role, count(*)::int as people
     from "_Join:users:_Role" j join "_Role" r on r."objectId" = j."owningId"
     where r.name like '%Of\\_' || $1 group by 1`,
    [accountId],
  );
  const others = before.length - changed.length;
  expect(roles.reduce((sum, { role, people }) => (/suspend/i.test(role) ? sum : sum + people), 0)).toBe(
    others - before.filter(({ permission }) => permission === 'suspended').length,
  );
}

/** Expects a complete list of results, with no other files left over than the result files. */
async function expectResult(taskId: string): Promise<void> {
  const [rows] = await faulty.sql.query<{ rows: number; open: number; last: number }>(
    `select count(*)::int as rows, count(*) filter (where outcome is null)::int as open, max(position) as last
     from "TaskRow" where task = $1`,
    [taskId],
  );
  expect(rows).toEqual({ rows: members + 3, open: 0, last: members + 3 });
  const results = await faulty.sql.query<{ id: string; file: string }>('select id, file from "Task"');
  const files = await readdir(faulty.stack.data.files);
  expect(files.sort()).toEqual(results.map(({ file }) => file).sort());
  const { file = '' } = results.find(({ id }) => id === taskId) ?? {};
  const csv = await readFile(path.join(faulty.stack.data.files, file), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(members + 4);
}

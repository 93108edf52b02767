import { randomInt } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { suspendMembers } from '@campus/contracts/wire/member-actions';
import type { WireTask } from '@campus/contracts/wire/tasks';
import { addMembers } from '@campus/local/demo/members';
import { claim } from '@campus/local/ports';
import { type Stack, startStack } from '@campus/local/stack';
import { type Database, openDatabase } from '@campus/platform/database/sql';
import { startSession } from '@campus/platform/identity/sessions';
import { insertAccounts } from '@campus/platform/records/accounts';
import { insertMemberships } from '@campus/platform/records/memberships';
import { insertUsers } from '@campus/platform/records/users';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type PlatformProcess, platformsOf } from '../support/platform-of-stack.ts';
import { processesOf } from '../support/stack-process.ts';
import { ownStack } from '../support/stack-settings.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const members = 100_000;
const kills = 5;
/** At most so many members are settled between two kills, so that there is work left after the last one. */
const mostBetween = Math.floor(members / (kills + 1));

let folder: string;
let stack: Stack;
let sql: Database;
let startPlatform: Awaited<ReturnType<typeof platformsOf>>;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  stack = await startStack(ownStack(folder));
  sql = openDatabase(stack.urls.database, { connections: 2 });
  startPlatform = await platformsOf(stack);
  await endOwnPlatform();
});
afterAll(async () => {
  await sql.close();
  await stack.stop();
  await rm(folder, { recursive: true });
});

/** The stack's own platform would go on with the work of one that was killed. */
async function endOwnPlatform(): Promise<void> {
  for (const id of await processesOf(folder)) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8');
    if (command.includes('platform/src/main.ts')) process.kill(id, 'SIGKILL');
  }
}

it('MEM-024 a suspension of 100,000 members, killed outright at five random moments, suspends each exactly once', async () => {
  const account = await makeAccount();
  const before = await permissions(account.accountId);
  let platform = await start();
  const { id } = await ask(platform, account);

  let settled = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const moment = settled + randomInt(1, mostBetween);
    await vi.waitFor(async () => expect((await progress(id)).cursor).toBeGreaterThan(moment), 120_000);
    // Anywhere in a step, which takes a few hundred milliseconds.
    await wait(randomInt(300));
    platform.stop('SIGKILL');
    expect((await platform.ended).signal).toBe('SIGKILL');
    const task = await progress(id);
    expect(task).toMatchObject({ status: 'running', total: members + 3, entries: task.done });
    expect(task.cursor).toBeLessThan(task.total);
    settled = task.cursor;
    platform = await start();
  }
  await vi.waitFor(async () => expect((await progress(id)).status).not.toBe('running'), 180_000);
  platform.stop();
  await platform.ended;

  expect(await progress(id)).toMatchObject({
    status: 'done',
    total: members + 3,
    done: before.filter(({ permission }) => /member|leader|moderator|admin/.test(permission)).length - 1,
    skipped: before.filter(({ permission }) => permission === 'suspended').length + 1,
    failed: before.filter(({ permission }) => permission === 'owner').length,
  });
  const changed = before.map((member) => suspended(member, account.admin));
  expect(await permissions(account.accountId)).toEqual(changed);
  await expectRecords(account, before);
  await expectResult(id);
}, 600_000);

async function start(): Promise<PlatformProcess> {
  const platform = startPlatform(await claim(0));
  await platform.ready();
  return platform;
}

/** An account of 100,000 members, an owner, somebody suspended, and the admin who suspends them all. */
async function makeAccount() {
  const [accountId = ''] = await insertAccounts(sql, [{ organizationName: 'Academy', world: { name: 'w' } }]);
  await addMembers({ databaseUrl: stack.urls.database, accountId, count: members, series: 'bulk' });
  const people = (['owner', 'suspended', 'admin'] as const).map((permission) => ({ permission }));
  const userIds = await insertUsers(
    sql,
    people.map(({ permission }) => ({
      email: `${permission}@academy.test`,
      username: permission,
      displayName: permission,
      firstName: 'Ada',
      lastName: 'Example',
      emailVerified: true,
      passwordHash: '',
      passwordUpdatedAt: new Date(),
    })),
  );
  await insertMemberships(
    sql,
    people.map(({ permission }, index) => ({
      accountId,
      userId: userIds[index] ?? '',
      permission,
      teamId: '8',
    })),
  );
  const admin = userIds[2] ?? '';
  return { accountId, admin, sessionToken: await startSession(sql, { userId: admin, method: 'password' }) };
}

type TestAccount = Awaited<ReturnType<typeof makeAccount>>;

async function ask({ url }: PlatformProcess, { accountId, sessionToken }: TestAccount): Promise<WireTask> {
  const response = await fetch(`${url}/parse/functions/${suspendMembers.name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-parse-application-id': 'campus',
      'x-parse-session-token': sessionToken,
    },
    body: JSON.stringify({ accountId, selection: { matching: {} } }),
  });
  const { result } = (await response.json()) as { result: unknown };
  return suspendMembers.output.parse(result);
}

interface Progress {
  status: string;
  cursor: number;
  total: number;
  done: number;
  skipped: number;
  failed: number;
  /** How many suspensions the audit trail tells of. */
  entries: number;
}

async function progress(taskId: string): Promise<Progress> {
  const task = await sql.one<Progress>(
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
  return sql.query<Member>(
    `select "objectId" as id, "user" as "userId", permission, "previousPermission" as previous
     from "Membership" where account = $1 order by "objectId"`,
    [accountId],
  );
}

/** What is to become of a member: nothing of owners, of those suspended already, and of the admin. */
function suspended(member: Member, admin: string): Member {
  const stays = ['owner', 'suspended'].includes(member.permission) || member.userId === admin;
  return stays ? member : { ...member, permission: 'suspended', previous: member.permission };
}

/** One audit entry for each who was suspended and none besides; and the roles are those of the permissions. */
async function expectRecords({ accountId, admin }: TestAccount, before: readonly Member[]): Promise<void> {
  const entries = await sql.query<{ id: string }>(
    `select "targetId" as id, before->>'permission' as from, after->>'permission' as to from "AuditEntry"
     where account = $1 and operation = 'members.suspend' and "targetType" = 'member' order by "targetId"`,
    [accountId],
  );
  const changed = before.filter((member) => suspended(member, admin) !== member);
  expect(entries).toEqual(changed.map(({ id, permission }) => ({ id, from: permission, to: 'suspended' })));
  const roles = await sql.query<{ role: string; people: number }>(
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

/** The list of results is complete, and the file of it is the only one left behind. */
async function expectResult(taskId: string): Promise<void> {
  const [rows] = await sql.query<{ rows: number; open: number; last: number }>(
    `select count(*)::int as rows, count(*) filter (where outcome is null)::int as open, max(position) as last
     from "TaskRow" where task = $1`,
    [taskId],
  );
  expect(rows).toEqual({ rows: members + 3, open: 0, last: members + 3 });
  const files = await readdir(stack.data.files);
  expect(files).toHaveLength(1);
  const csv = await readFile(path.join(stack.data.files, files[0] ?? ''), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(members + 4);
}

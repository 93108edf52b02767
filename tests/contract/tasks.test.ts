import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { reason } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { getTask, taskFilePiece } from '@campus/contracts/tasks/functions';
import { type TaskOutcome, taskKinds } from '@campus/domain/tasks/tasks';
import { makeTask, makeTaskWithFile } from '@campus/tests/areas/tasks';
import { browserHeaders, openGateway, refusalOf, scriptHeaders } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { openPages } from '@campus/tests/world/page-access';
import { addMember, makeAccount, makeSuperadmin, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as, http } = await openGateway();
const missing = { status: 404, key: 'tasks.notFound', message: text('tasks.notFound') };

describe('the tasks of an account', () => {
  it('are listed newest first: their own for members, all for owners and superadmins', async () => {
    const { accountId, people } = await makeAccount();
    const of = async (by: typeof people.admin) => makeTask({ accountId, by });
    const [first, second, third] = [await of(people.admin), await of(people.owner), await of(people.admin)];
    const seenBy = async (person: Parameters<typeof as>[0]) => {
      const { items, total } = await as(person).tasks.list.query({ accountId });
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };
    expect(await seenBy(people.admin)).toEqual([third, first]);
    expect(await seenBy(people.owner)).toEqual([third, second, first]);
    expect(await seenBy(await makeSuperadmin())).toEqual([third, second, first]);
    expect(await seenBy(people.member)).toEqual([]);
  });

  it('are those of the kinds that are asked for', async () => {
    const { accountId, people } = await makeAccount();
    const by = people.owner;
    await makeTask({ accountId, by });
    const exported = await makeTask({ accountId, by, kind: 'members.export' });
    const { items, total } = await as(by).tasks.list.query({ accountId, kinds: ['members.export'] });
    expect([total, items.map(({ id }) => id)]).toEqual([1, [exported]]);
  });

  it('are those of this account only', async () => {
    const one = await makeAccount();
    const other = await makeAccount();
    await makeTask({ accountId: other.accountId, by: one.people.owner });
    const { items } = await as(one.people.owner).tasks.list.query({ accountId: one.accountId });
    expect(items).toEqual([]);
  });

  it('name their starter and kind', async () => {
    const { accountId, people } = await makeAccount();
    const taskId = await makeTask({ accountId, by: people.admin });
    const { task } = await as(people.owner).tasks.get.query({ accountId, taskId });
    expect(task).toMatchObject({
      kind: 'members.suspend',
      status: 'waiting',
      requestedBy: { id: people.admin.userId, email: people.admin.email, name: 'Ada Example' },
      total: null,
      file: null,
    });
  });
});

describe('a task', () => {
  it('does not exist for anyone but the person who started it and owners, nor by way of another account', async () => {
    const { accountId, people } = await makeAccount();
    const elsewhere = await makeAccount();
    const taskId = await makeTaskWithFile({ accountId, by: people.admin });
    const others = [
      { caller: await addMember(accountId, { permission: 'admin' }), accountId },
      { caller: elsewhere.people.owner, accountId: elsewhere.accountId },
    ];
    for (const { caller, accountId } of others) {
      const { tasks } = as(caller);
      expect(await refusalOf(tasks.get.query({ accountId, taskId }))).toMatchObject(missing);
      expect(await refusalOf(tasks.rows.query({ accountId, taskId }))).toMatchObject(missing);
      expect(await refusalOf(tasks.cancel.mutate({ accountId, taskId }))).toMatchObject(missing);
      const file = await download({ accountId, taskId }, caller);
      expect(file).toMatchObject({ status: 404, body: { key: 'tasks.notFound' } });
    }
  });

  it.each([...taskKinds])(
    '%s is unknown to a starter who lost the role, as are its rows and file',
    async (kind) => {
      const { accountId, people } = await makeAccount({ dashboardOptions: { isPrivateSpacesAllowed: true } });
      const { admin } = people;
      const task = { accountId, taskId: await makeTaskWithFile({ accountId, by: admin, kind }) };
      expect((await download(task, admin)).status).toBe(200);
      await sql.query(`update "Membership" set permission = 'moderator' where "objectId" = $1`, [
        admin.membershipId,
      ]);
      const { tasks } = as(admin);
      expect(await refusalOf(tasks.get.query(task))).toMatchObject(missing);
      expect(await refusalOf(tasks.rows.query(task))).toMatchObject(missing);
      expect(await refusalOf(tasks.cancel.mutate(task))).toMatchObject(missing);
      expect(await tasks.list.query({ accountId })).toMatchObject({ total: 0, items: [] });
      expect(await download(task, admin)).toMatchObject({ status: 404, body: { key: 'tasks.notFound' } });
      const platform = () => callPlatform(getTask, task, admin.sessionToken);
      await expect(platform()).rejects.toMatchObject({ message: missing.message });
    },
  );

  it('is visible below Admin if the members page is open, and it is about members', async () => {
    const { accountId, people } = await makeAccount();
    const by = people.leader;
    await openPages(accountId, 'leader');
    const kinds = ['members.suspend', 'members.export', 'imports.deletions'] as const;
    for (const kind of kinds) await makeTask({ accountId, by, kind });
    const { items, total } = await as(by).tasks.list.query({ accountId });
    expect({ total, kinds: items.map(({ kind }) => kind) }).toEqual({ total: 1, kinds: ['members.suspend'] });
  });

  it('is stopped once, by a person who may follow it, and audited', async () => {
    const { accountId, people } = await makeAccount();
    const taskId = await makeTask({ accountId, by: people.admin, status: 'waiting' });
    const { task } = await as(people.owner).tasks.cancel.mutate({ accountId, taskId });
    expect(task).toMatchObject({ id: taskId, status: 'cancelled', finishedAt: expect.any(String) });
    const again = await refusalOf(as(people.owner).tasks.cancel.mutate({ accountId, taskId }));
    expect(again).toMatchObject({ status: 409, key: 'tasks.ended' });
    const entries = await sql.query(
      `select outcome, "targetId", "targetLabel" from "AuditEntry"
       where account = $1 and operation = 'tasks.cancel' order by "createdAt"`,
      [accountId],
    );
    const target = { targetId: taskId, targetLabel: text('tasks.kind.members.suspend') };
    expect(entries).toEqual([
      { outcome: 'success', ...target },
      { outcome: 'refused', ...target },
    ]);
  });
});

describe('the rows of a task', () => {
  /** A task about thirty people. Every third failed, and the last five are not processed yet. */
  async function makeRows() {
    const { accountId, people } = await makeAccount();
    const taskId = await makeTask({ accountId, by: people.admin, status: 'running' });
    const outcome = (position: number): TaskOutcome => (position % 3 === 0 ? 'failed' : 'done');
    const rows = Array.from({ length: 30 }, (_, index) => ({
      task: taskId,
      position: index + 1,
      target: `target-${index + 1}`,
      label: `person-${index + 1}@campus.test`,
      outcome: index < 25 ? outcome(index + 1) : null,
      reasons: index < 25 && outcome(index + 1) === 'failed' ? [reason('tasks.notFound')] : [],
    }));
    await sql.query(
      `insert into "TaskRow" (task, position, target, label, outcome, reasons)
       select task, position, target, label, outcome, reasons
       from json_populate_recordset(null::"TaskRow", $1::json)`,
      [JSON.stringify(rows)],
    );
    await sql.query('update "Task" set total = 30, "cursor" = 25, done = 17, failed = 8 where id = $1', [
      taskId,
    ]);
    return { accountId, taskId, tasks: as(people.admin).tasks };
  }

  it('come in order, page by page, including unfinished ones', async () => {
    const { tasks, ...task } = await makeRows();
    const first = await tasks.rows.query(task);
    expect(first).toMatchObject({ total: 30, page: 1 });
    expect(first.items.map(({ position }) => position)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    const { items } = await tasks.rows.query({ ...task, page: 2 });
    expect(items.map(({ position, outcome }) => ({ position, outcome }))).toEqual(
      [26, 27, 28, 29, 30].map((position) => ({ position, outcome: null })),
    );
  });

  it('are found by how they ended, with the reason', async () => {
    const { tasks, ...task } = await makeRows();
    const failed = await tasks.rows.query({ ...task, outcome: 'failed' });
    expect(failed.total).toBe(8);
    expect(failed.items).toHaveLength(8);
    expect(failed.items[0]).toEqual({
      position: 3,
      label: 'person-3@campus.test',
      outcome: 'failed',
      reason: text('tasks.notFound'),
      reasons: [{ key: 'tasks.notFound', params: {} }],
    });
    expect(await tasks.rows.query({ ...task, outcome: 'skipped' })).toMatchObject({ total: 0, items: [] });
  });
});

type TaskOfAccount = { accountId: string; taskId: string };

async function download({ accountId, taskId }: TaskOfAccount, person: Parameters<typeof as>[0]) {
  return http
    .get(`/api/v1/accounts/${accountId}/tasks/${taskId}/file`)
    .set(await scriptHeaders(person))
    .buffer()
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        done(null, response.headers['content-type']?.includes('json') ? JSON.parse(`${bytes}`) : bytes);
      });
    });
}

describe('the file of a task', () => {
  it.each([
    ['smaller than a piece', 10],
    ['of exactly two pieces', 2 * taskFilePiece],
    ['of two pieces and a half', 2.5 * taskFilePiece],
    ['that is empty', 0],
  ])('%s arrives complete for the person who started the task', async (_, bytes) => {
    const { accountId, people } = await makeAccount();
    const content = randomBytes(bytes);
    const taskId = await makeTaskWithFile({ accountId, by: people.admin }, content);
    const response = await download({ accountId, taskId }, people.admin);
    expect(response.status).toBe(200);
    expect(content.equals(response.body)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="result.csv"; filename*=UTF-8''result.csv`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is available to owners too, in a browser, with its expiry', async () => {
    const { accountId, people } = await makeAccount();
    const taskId = await makeTaskWithFile({ accountId, by: people.admin });
    const response = await http
      .get(`/files/accounts/${accountId}/tasks/${taskId}/file`)
      .set(await browserHeaders(people.owner));
    expect(response.text).toBe('Email\r\n');
    const { task } = await as(people.owner).tasks.get.query({ accountId, taskId });
    const week = 7 * 24 * 3600 * 1000;
    expect(task.file).toEqual({
      name: 'result.csv',
      bytes: 7,
      until: new Date(Date.parse(task.finishedAt ?? '') + week).toISOString(),
    });
  });

  it('is refused after its starter is suspended', async () => {
    const { accountId, people } = await makeAccount();
    const taskId = await makeTaskWithFile({ accountId, by: people.admin });
    await sql.query(`update "Membership" set permission = 'suspended' where "objectId" = $1`, [
      people.admin.membershipId,
    ]);
    const response = await download({ accountId, taskId }, people.admin);
    expect(response).toMatchObject({ status: 403, body: { key: 'access.suspended' } });
  });

  it('is not found if a task left none, or if it was lost', async () => {
    const { accountId, people } = await makeAccount();
    const by = people.admin;
    const without = await makeTask({ accountId, by, status: 'done' });
    const lost = await makeTaskWithFile({ accountId, by });
    await rm(path.join(stack.data.files, `${lost}.csv`));
    for (const taskId of [without, lost]) {
      const response = await download({ accountId, taskId }, by);
      expect(response).toMatchObject({ status: 404, body: { key: 'tasks.noFile' } });
    }
    expect(await readdir(stack.data.files)).not.toContain(`${lost}.csv`);
  });
});

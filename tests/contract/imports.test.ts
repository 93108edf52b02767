import { makeBadge } from '@campus/tests/areas/badges';
import { makePlannedImport, planned, sendImportFile } from '@campus/tests/areas/imports/imports';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { importCalls } from '@campus/tests/calls/import-calls';
import { csvOf } from '@campus/tests/world/csv-files';
import { makeAccount, makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const { as } = gateway;
const forbidden = { status: 403, key: 'access.forbidden' };
const notFound = { status: 404, key: 'imports.notFound' };

const call = importCalls(gateway);

describe('imports', () => {
  it('IMP-002 are for admins, owners and superadmins', async () => {
    const { accountId, people } = await makeAccount();
    for (const by of [people.admin, people.owner, await makeSuperadmin()]) {
      const sent = await call('upload', { accountId, file: csvOf(['Email', people.member.email]) }, by);
      const { imports } = as(by);
      const exportEmail = people.owner.email;
      const fileId = sent.body.file.id;
      const { task } = await imports.plan.mutate({ accountId, fileId, kind: 'memberships', exportEmail });
      await planned(task.id);
      const taskId = task.id;
      const details = { kind: 'memberships', fileName: 'people.csv', exportEmail };
      expect(await imports.get.query({ accountId, taskId })).toMatchObject({ import: details });
      expect((await imports.rows.query({ accountId, taskId })).total).toBe(1);
      await imports.applyPlan.mutate({ accountId, taskId });
      expect(await endOfTask(taskId)).toMatchObject({ status: 'done' });
    }
  });

  it('IMP-002 are refused to others', async () => {
    const { accountId, people } = await makeAccount();
    const { id: fileId } = await sendImportFile({ accountId, by: people.admin, lines: ['a@campus.test'] });
    const taskId = await makePlannedImport({ accountId, by: people.admin, lines: [people.member.email] });
    const exportEmail = people.owner.email;
    const outsider = (await makeAccount()).people.owner;
    for (const by of [people.moderator, people.leader, people.member, outsider]) {
      const { imports } = as(by);
      const calls = [
        imports.plan.mutate({ accountId, fileId, kind: 'deletions', exportEmail }),
        imports.applyPlan.mutate({ accountId, taskId }),
        imports.get.query({ accountId, taskId }),
        imports.list.query({ accountId }),
        imports.rows.query({ accountId, taskId }),
        imports.fields.query({ accountId }),
      ];
      expect(await Promise.all(calls.map(refusalOf))).toMatchObject(calls.map(() => forbidden));
      for (const path of ['upload', 'memberships', 'deletions', 'invitations'] as const) {
        const file = csvOf(['Email', people.leader.email]);
        const { status, body } = await call(path, { accountId, exportEmail, file }, by);
        expect({ status, key: body.key }, path).toEqual(forbidden);
      }
      const sample = await call('sample', { accountId, kind: 'memberships' }, by);
      expect({ status: sample.status, key: sample.body.key }).toEqual(forbidden);
    }
    const left = await sql.query('select 1 from "Membership" where account = $1', [accountId]);
    expect(left).toHaveLength(6);
  });

  it('of another admin are not found by any operation, and neither are their files', async () => {
    const { accountId, people } = await makeAccount();
    const file = { accountId, by: people.owner, lines: [people.member.email] };
    const { id: fileId } = await sendImportFile(file);
    const taskId = await makePlannedImport(file);
    const { imports } = as(people.admin);
    const exportEmail = people.owner.email;
    const calls = [
      imports.applyPlan.mutate({ accountId, taskId }),
      imports.get.query({ accountId, taskId }),
      imports.rows.query({ accountId, taskId }),
    ];
    expect(await Promise.all(calls.map(refusalOf))).toMatchObject(calls.map(() => notFound));
    expect((await imports.list.query({ accountId })).items).toEqual([]);
    const plan = imports.plan.mutate({ accountId, fileId, kind: 'memberships', exportEmail });
    expect(await refusalOf(plan)).toMatchObject({ status: 404 });
  });

  it('IMP-019 lowercase and trim the export email, and mail the result there', async () => {
    const { accountId, people } = await makeAccount();
    const exportEmail = people.owner.email;
    const { id: fileId } = await sendImportFile({
      accountId,
      by: people.admin,
      lines: [people.member.email],
    });
    const { task } = await as(people.admin).imports.plan.mutate({
      accountId,
      fileId,
      kind: 'memberships',
      exportEmail: ` ${exportEmail.toUpperCase()} `,
      review: false,
    });
    await endOfTask(task.id);
    const { import: ended } = await as(people.admin).imports.get.query({ accountId, taskId: task.id });
    expect(ended.exportEmail).toBe(exportEmail);
    await waitForMail(exportEmail);
  });

  it('accept a file of several pieces', async () => {
    const { accountId, people } = await makeAccount();
    const lines = Array.from({ length: 30_000 }, (_, index) => `${'x'.repeat(70)}-${index}@campus.test`);
    const { status, body } = await call('upload', { accountId, file: csvOf(lines) }, people.admin);
    expect({ status, bytes: body.file.bytes }).toEqual({
      status: 200,
      bytes: lines.join('').length + 60_000,
    });
  });

  it('are applied once', async () => {
    const { accountId, people } = await makeAccount();
    const taskId = await makePlannedImport({
      accountId,
      by: people.admin,
      lines: [`a-${unique()}@campus.test`],
    });
    const { imports } = as(people.admin);
    const both = await Promise.allSettled([
      imports.applyPlan.mutate({ accountId, taskId }),
      imports.applyPlan.mutate({ accountId, taskId }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await endOfTask(taskId);
    const again = await refusalOf(imports.applyPlan.mutate({ accountId, taskId }));
    expect(again).toMatchObject({ status: 409, key: 'imports.notPlanned' });
  });
});

describe('the sample of a file', () => {
  async function sampleOf(kind: 'invitations' | 'memberships' | 'deletions') {
    const { accountId, people } = await makeAccount();
    await makeBadge(accountId, 'Guide; of honour');
    const fields = { Department: { type: 'string' }, Floor: { type: 'number' } };
    await sql.query('update "Account" set "memberProfileCustomFieldsSchema" = $2 where "objectId" = $1', [
      accountId,
      JSON.stringify(fields),
    ]);
    const { text: content, headers } = await call('sample', { accountId, kind }, people.admin);
    expect(headers['content-disposition']).toContain(`filename="${kind}-sample.csv"`);
    return { accountId, people, content };
  }

  it.each(['invitations', 'memberships', 'deletions'] as const)(
    'of %s is understood by an import, which can apply all rows',
    async (kind) => {
      const { accountId, people, content } = await sampleOf(kind);
      const sent = await call('upload', { accountId, file: csvOf(content) }, people.admin);
      const { columns, id: fileId } = sent.body.file;
      const guessed = columns.map(({ field }: { field: string }) => field);
      expect(guessed).not.toContain('');
      const { imports } = as(people.admin);
      const exportEmail = people.owner.email;
      const { task } = await imports.plan.mutate({ accountId, fileId, kind, exportEmail });
      await planned(task.id);
      const { items } = await imports.rows.query({ accountId, taskId: task.id });
      // The sample's person is not a member of any account, so there is no one to delete.
      const action = kind === 'deletions' ? 'error' : 'create';
      expect(items.map((row) => [row.label, row.action])).toEqual([
        ['grace.hopper@example.org', action],
        ['ada.lovelace@example.org', action],
      ]);
    },
  );

  it('of members contains the account’s custom fields', async () => {
    const { content } = await sampleOf('memberships');
    expect(content.split('\r\n')[0]).toMatch(/^\uFEFF?Identification Email,First Name,.*,Department,Floor$/);
  });
});

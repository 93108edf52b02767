import { parseCode } from '@campus/contracts/core/error-codes';
import { type Reason, reasonFields } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { saveCsvImport } from '@campus/contracts/imports/functions';
import { badgesOf, makeBadge } from '@campus/tests/areas/badges';
import { sendImportFile } from '@campus/tests/areas/imports/imports';
import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask, makeTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices } from '@campus/tests/stack/platform-services';
import {
  addMember,
  makeAccount,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { afterAll, describe, expect, it } from 'vitest';
import { enqueueTask } from '../../work/tasks/start-task.ts';
import { keepFile } from '../imports/end-file.ts';

const { services, close } = await makeServices();
afterAll(close);

interface Wanted {
  account: TestAccount;
  by?: Person;
  fileName?: string;
  exportEmail?: string;
  badgeId?: string;
  unassignBadges?: boolean;
  overwriteBadges?: boolean;
}

function start(content: string | Uint8Array, wanted: Wanted) {
  const { account, by = account.people.admin, fileName = 'people.csv', ...rest } = wanted;
  const { exportEmail = account.people.owner.email, ...params } = rest;
  const file = { name: fileName, base64: Buffer.from(content).toString('base64') };
  const { accountId } = account;
  return callPlatform(
    saveCsvImport,
    { accountId, type: 'badge', file, exportEmail, params },
    by.sessionToken,
  );
}

async function importList(emails: readonly string[], wanted: Wanted) {
  const task = await start(emails.join('\n'), wanted);
  return { taskId: task.id, ...(await endOfTask(task.id)) };
}

async function rowsOf(taskId: string) {
  const rows = await sql.query<{ label: string; outcome: string; reasons: Reason[] }>(
    'select label, outcome, reasons from "TaskRow" where task = $1 order by position',
    [taskId],
  );
  return rows.map(({ reasons, ...row }) => ({ ...row, reason: reasonFields(reasons).reason }));
}

describe('an import of badge assignments', () => {
  it('BDG-014 IMP-009 gives each listed member the badge, beside those they have, and says how each row ended', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const [badgeId, other] = [await makeBadge(accountId, 'Guide'), await makeBadge(accountId, 'Champion')];
    const [none, one, has] = [
      await addMember(accountId),
      await addMember(accountId, { badgeIds: [other] }),
      await addMember(accountId, { badgeIds: [badgeId] }),
    ];
    const outsider = (await makeAccount()).people.member;
    const emails = [none.email.toUpperCase(), one.email, has.email, outsider.email, 'no address @'];
    const ended = await importList(['Email', ...emails, none.email], { account, badgeId });
    expect(ended).toMatchObject({ status: 'done', total: 6, done: 2, skipped: 2, failed: 2 });
    expect(await badgesOf(none.membershipId)).toEqual(['Guide']);
    expect(await badgesOf(one.membershipId)).toEqual(['Champion', 'Guide']);
    expect(await badgesOf(outsider.membershipId)).toEqual([]);
    expect(await rowsOf(ended.taskId)).toEqual([
      { label: none.email.toUpperCase(), outcome: 'done', reason: '' },
      { label: one.email, outcome: 'done', reason: '' },
      { label: has.email, outcome: 'skipped', reason: text('badges.import.has') },
      { label: outsider.email, outcome: 'failed', reason: text('badges.import.notMember') },
      { label: 'no address @', outcome: 'failed', reason: text('badges.import.notEmail') },
      { label: none.email, outcome: 'skipped', reason: text('badges.import.has') },
    ]);
  });

  it('BDG-014 IMP-009 puts the badge in place of earlier ones with overwriteBadges', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const [badgeId, other] = [await makeBadge(accountId, 'Guide'), await makeBadge(accountId, 'Champion')];
    const one = await addMember(accountId, { badgeIds: [other] });
    const both = await addMember(accountId, { badgeIds: [badgeId, other] });
    const ended = await importList([one.email, both.email], { account, badgeId, overwriteBadges: true });
    expect(ended).toMatchObject({ status: 'done', done: 2 });
    expect(await badgesOf(one.membershipId)).toEqual(['Guide']);
    expect(await badgesOf(both.membershipId)).toEqual(['Guide']);
  });

  it('BDG-014 IMP-009 removes the badge, or all badges, with unassignBadges', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const badgeIds = [await makeBadge(accountId, 'Guide'), await makeBadge(accountId, 'Champion')];
    const [first = ''] = badgeIds;
    const [one, all] = [await addMember(accountId, { badgeIds }), await addMember(accountId, { badgeIds })];
    await importList([one.email], { account, badgeId: first, unassignBadges: true });
    expect(await badgesOf(one.membershipId)).toEqual(['Champion']);
    const ended = await importList([all.email, account.people.member.email], {
      account,
      unassignBadges: true,
    });
    expect(ended).toMatchObject({ done: 1, skipped: 1 });
    expect(await badgesOf(all.membershipId)).toEqual([]);
  });

  it('BDG-014 mails the result, with a row for each line, to exportEmail', async () => {
    const account = await makeAccount();
    const badgeId = await makeBadge(account.accountId, 'Guide');
    const { email } = account.people.member;
    const exportEmail = account.people.leader.email;
    const { taskId } = await importList([email, 'nobody@campus.test'], { account, badgeId, exportEmail });
    const mail = await waitForMail(exportEmail);
    expect(mail.subject).toBe(text('badges.import.mail.subject'));
    expect(mail.text).toContain(
      text('badges.import.mail.given', {
        badge: 'Guide',
        members: text('badges.import.mail.ofFile', { file: 'people.csv' }),
      }),
    );
    expect(mail.text).toContain(account.organizationName);
    expect(mail.text).toContain('1 done, 0 skipped, 1 failed.');
    expect(mail.text).toContain(`/admin/tasks/${taskId}?account=${account.accountId}`);
    expect(await attachedText(mail)).toBe(
      `Email,Outcome,Reason\r\n${email},Done,\r\nnobody@campus.test,Failed,${text('badges.import.notMember')}\r\n`,
    );
  });

  it('leaves an audit entry for itself and one for each member it changed', async () => {
    const account = await makeAccount();
    const badgeId = await makeBadge(account.accountId, 'Guide');
    const { member, leader, admin } = account.people;
    await importList([member.email, leader.email, member.email, 'nobody@campus.test'], { account, badgeId });
    const entries = await sql.query(
      `select operation, "actorId", "targetLabel", before, after->'badges' as badges from "AuditEntry"
       where account = $1 order by operation, "targetLabel"`,
      [account.accountId],
    );
    const changed = {
      operation: 'badges.assign',
      actorId: admin.userId,
      before: { badges: [] },
      badges: ['Guide'],
    };
    expect(entries).toEqual([
      { ...changed, targetLabel: leader.email },
      { ...changed, targetLabel: member.email },
      {
        operation: 'badges.import',
        actorId: admin.userId,
        targetLabel: text('tasks.kind.badges.import'),
        before: {},
        badges: null,
      },
    ]);
  });

  it('finds the emails below any header, in other encodings, and in a file that was sent before', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const badgeId = await makeBadge(accountId, 'Guide');
    const { member, leader, admin } = people;
    const content = `\uFEFFWer;E-Mail-Adresse\r\nÄnne;${member.email}\r\nBo;"${leader.email}"`;
    const listed = await start(Buffer.from(content, 'utf16le'), { account, badgeId });
    expect(await endOfTask(listed.id)).toMatchObject({ status: 'done', done: 2 });
    const sent = await sendImportFile({ accountId, by: admin, lines: ['Who', admin.email] });
    const task = await callPlatform(
      saveCsvImport,
      { accountId, type: 'badge', file: { fileId: sent.id }, exportEmail: admin.email, params: { badgeId } },
      admin.sessionToken,
    );
    expect(await endOfTask(task.id)).toMatchObject({ status: 'done', done: 1 });
    for (const { membershipId } of [member, leader, admin])
      expect(await badgesOf(membershipId)).toEqual(['Guide']);
  });

  it.each([
    [
      'whose quotes do not close',
      `a@b.test\n${'c@d.test\n'.repeat(1_200)}"e`,
      text('imports.file.quotesOpen', { line: 1_202 }),
    ],
    ['of emails that are none', 'Email\nada@\n', text('badges.import.empty')],
  ])('of a file %s fails and changes nothing', async (_, content, reason) => {
    const account = await makeAccount();
    const badgeId = await makeBadge(account.accountId, 'Guide');
    const { id } = await start(content, { account, badgeId });
    expect(await endOfTask(id)).toMatchObject({ status: 'failed', done: 0, reason });
  });

  /** Continues an import that has already started and has this many rows. */
  async function goOn(emails: readonly string[], { badgeId, total }: { badgeId?: string; total?: number }) {
    const { accountId, people } = await makeAccount();
    const exportEmail = `results-${unique()}@campus.test`;
    const sender = { accountId, userId: people.admin.userId };
    const content = Buffer.from(emails.join('\n'));
    const kept = await keepFile(services, sender, { name: 'people.csv', content });
    const { columns, name: fileName, delimiter, hasHeader } = kept;
    const { place, bytes } = kept.reading;
    const taskId = await makeTask({
      accountId,
      by: people.admin,
      kind: 'badges.import',
      params: {
        ...{ badgeId: badgeId ?? (await makeBadge(accountId)), badgeName: 'Guide', exportEmail, fileName },
        ...{ file: { place, bytes, delimiter, hasHeader, columns: { length: columns.length } }, column: 0 },
        ...{ unassignBadges: false, overwriteBadges: false },
      },
    });
    if (total !== undefined) await sql.query('update "Task" set total = $2 where id = $1', [taskId, total]);
    await enqueueTask(services.jobs, sql, { taskId, accountId });
    return { exportEmail, ended: await endOfTask(taskId) };
  }

  it('fails completely after the badge is deleted, and says so by mail', async () => {
    const { exportEmail, ended } = await goOn(['a@b.test'], { badgeId: 'Nowhere000' });
    expect(ended).toMatchObject({ status: 'failed', reason: text('badges.notFound') });
    expect((await waitForMail(exportEmail)).text).toContain(text('badges.notFound'));
  });

  it('takes 100,000 emails at most', async () => {
    expect((await goOn(['a@b.test', 'c@d.test'], { total: 99_998 })).ended.status).toBe('done');
    const { ended } = await goOn(['a@b.test', 'c@d.test'], { total: 99_999 });
    const reason = text('badges.import.tooMany', { max: 100_000 });
    expect(ended).toMatchObject({ status: 'failed', done: 0, reason });
  });
});

describe('an import of badge assignments is not begun', () => {
  it('BDG-014 below admin, nor by an admin of another account', async () => {
    const account = await makeAccount();
    const { people, accountId } = account;
    const badgeId = await makeBadge(accountId);
    const stranger = (await makeAccount()).people.owner;
    for (const by of [people.moderator, people.member, people.suspended, stranger])
      await expect(start(people.member.email, { account, badgeId, by })).rejects.toMatchObject({
        code: parseCode.forbidden,
      });
    for (const by of [people.owner, await makeSuperadmin()])
      await expect(start(people.member.email, { account, badgeId, by })).resolves.toMatchObject({
        kind: 'badges.import',
      });
  });

  it('BDG-014 with a badge of another account', async () => {
    const account = await makeAccount();
    const badgeId = await makeBadge((await makeAccount()).accountId);
    await expect(start('a@campus.test', { account, badgeId })).rejects.toMatchObject({
      code: parseCode.notFound,
      message: text('badges.notFound'),
    });
  });

  it.each<[string, string | Uint8Array, Partial<Wanted>, Parameters<typeof text>[0]]>([
    [
      'BDG-007 with both unassignBadges and overwriteBadges',
      'a@campus.test',
      { unassignBadges: true, overwriteBadges: true },
      'badges.import.both',
    ],
    ['BDG-014 without a badge to give', 'a@campus.test', { badgeId: '' }, 'badges.import.nothing'],
    ['from another kind of file', 'a@campus.test', { fileName: 'people.exe' }, 'badges.import.type'],
    ['from a file without a name', 'a@campus.test', { fileName: '' }, 'badges.file.nameMissing'],
    ['from an empty file', '', {}, 'imports.file.empty'],
    ['from a file without emails', 'Name\nAda\nGrace', {}, 'badges.import.empty'],
    [
      'from a picture',
      Uint8Array.from({ length: 5000 }, (_, at) => (at * 7) % 32),
      {},
      'imports.file.notText',
    ],
    ['to no address', 'a@campus.test', { exportEmail: '' }, 'tasks.exportEmail.required'],
    ['to what is no address', 'a@campus.test', { exportEmail: 'results' }, 'tasks.exportEmail.invalid'],
  ])('%s', async (_, content, wanted, key) => {
    const account = await makeAccount();
    const badgeId = await makeBadge(account.accountId);
    await expect(start(content, { account, badgeId, ...wanted })).rejects.toMatchObject({
      code: parseCode.invalid,
      message: text(key as 'badges.import.both'),
    });
    const tasks = await sql.query('select from "Task" where account = $1', [account.accountId]);
    expect(tasks).toEqual([]);
  });
});

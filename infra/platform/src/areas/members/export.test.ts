import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { membershipExport } from '@campus/contracts/members/action-functions';
import { makeBadge } from '@campus/tests/areas/badges';
import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask, makeTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { addMember, makeAccount, makeSuperadmin, type Person, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { insertMemberships } from '../../foundation/records/memberships.ts';
import { insertUsers } from '../../foundation/records/users.ts';
import { advanceTask } from '../../work/tasks/advance-task.ts';
import { exportTask } from './export-task.ts';

const dashboardOptions = { isExportAllowed: true };
type Matching = z.input<typeof membershipExport.input>['matching'];
const start = (accountId: string, by: Person, matching?: Matching) =>
  callPlatform(membershipExport, { accountId, matching }, by.sessionToken);
const notAllowed = { code: parseCode.forbidden, message: text('members.exportNotAllowed') };

it('MEM-007 MEM-049 is refused where the account does not allow it', async () => {
  for (const account of [
    await makeAccount(),
    await makeAccount({ dashboardOptions: { isExportAllowed: false } }),
  ]) {
    await expect(start(account.accountId, account.people.owner)).rejects.toMatchObject(notAllowed);
    expect(await sql.query('select from "Task" where account = $1', [account.accountId])).toEqual([]);
  }
});

it('MEM-007 fails when the account has stopped allowing it since', async () => {
  const { accountId, people } = await makeAccount();
  const { services, close } = await makeServices([]);
  const taskId = await makeTask({ accountId, by: people.owner, kind: 'members.export' });
  await expect(
    advanceTask({ services, log: services.log, kinds: [exportTask] }, taskId),
  ).rejects.toMatchObject({
    key: 'members.exportNotAllowed',
  });
  await close();
});

it('MEM-049 mails all members as CSV to the caller', async () => {
  const account = await makeAccount({
    dashboardOptions,
    memberProfileCustomFieldsSchema: { Shoe: { type: 'number' }, Note: { type: 'string' } },
  });
  const { accountId, people } = account;
  const caller = await addMember(accountId, { permission: 'admin' });
  const person = await addMember(
    accountId,
    {
      teamId: '26',
      title: '=1+1',
      contactEmail: 'ada@example.org',
      customFields: { Shoe: 39.5, Note: 'a "quoted", word' },
      badgeIds: [await makeBadge(accountId, 'Speaker'), await makeBadge(accountId, 'Guest')],
      logins: 3,
      createdAt: new Date('2020-01-02T03:04:05.678Z'),
      updatedAt: new Date('2021-01-02T03:04:05.678Z'),
    },
    { displayName: 'Ada L.', firstName: 'Ada', lastName: 'Lovelace' },
  );
  const task = await start(accountId, caller);
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 8, done: 8, failed: 0 });
  const mail = await waitForMail(caller.email);
  expect(mail.subject).toBe(text('members.export.mail.title'));
  expect(mail.text).toContain(account.organizationName);
  expect(mail.text).toContain(`${stack.urls.console}/admin/tasks/${task.id}?account=${accountId}`);
  expect(mail.attachments[0]).toMatch(/^members-account-.*\.csv$/);
  const [head, first, ...others] = (await attachedText(mail)).replace(/^\uFEFF/, '').split('\r\n');
  expect(head).toBe(
    'Identification Email,First Name,Last Name,Display Name,Contact Email,Title,Role,Team ID,Note,Shoe,' +
      'Badges,Logins,Last Login,Last in World,Created,Updated',
  );
  expect(first).toBe(
    `${person.email},Ada,Lovelace,Ada L.,ada@example.org,'=1+1,Member,AA,"a ""quoted"", word",39.5,` +
      'Guest; Speaker,3,,,2020-01-02T03:04:05.678Z,2021-01-02T03:04:05.678Z',
  );
  const emails = others.map((line) => line.split(',')[0]).filter(Boolean);
  expect(emails.sort()).toEqual([caller, ...Object.values(people)].map(({ email }) => email).sort());
});

it('MEM-049 is for admins and higher of the account', async () => {
  const { accountId, people } = await makeAccount({ dashboardOptions });
  const stranger = (await makeAccount({ dashboardOptions })).people.owner;
  const forbidden = { code: parseCode.forbidden };
  for (const by of [people.moderator, people.leader, people.member, people.suspended, stranger])
    await expect(start(accountId, by)).rejects.toMatchObject(forbidden);
  for (const by of [people.admin, people.owner, await makeSuperadmin()])
    await expect(start(accountId, by)).resolves.toMatchObject({ kind: 'members.export' });
});

it('MEM-049 mails those a filter matches, and nobody of another account', async () => {
  const { accountId, people } = await makeAccount({ dashboardOptions });
  const lastName = `Moss${unique()}`;
  const since = { updatedAt: new Date('2021-01-02T03:04:05.678Z') };
  const leader = { permission: 'leader', ...since } as const;
  const found = await addMember(accountId, leader, { firstName: 'Ben', lastName });
  await addMember(accountId, since, { lastName });
  await addMember(accountId, { permission: 'leader' }, { lastName });
  await addMember((await makeAccount({ dashboardOptions })).accountId, leader, { lastName });
  const task = await start(accountId, people.admin, {
    filter: { permissions: ['leader'], lessThanOrEqualTo: '2022-01-01T00:00:00.000Z' },
    search: ['none', `${lastName} ben`],
  });
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 1, done: 1 });
  const mail = await waitForMail(people.admin.email);
  expect(mail.text).toContain(text('members.export.mail.matching'));
  const lines = (await attachedText(mail)).trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual([found.email]);
});

it('MEM-007 MEM-049 refuses a part of the members as it refuses all', async () => {
  const closed = await makeAccount();
  const open = await makeAccount({ dashboardOptions });
  const matching = { search: ['none', 'ben'] } satisfies Matching;
  await expect(start(closed.accountId, closed.people.owner, matching)).rejects.toMatchObject(notAllowed);
  await expect(start(open.accountId, open.people.moderator, matching)).rejects.toMatchObject({
    code: parseCode.forbidden,
  });
});

it('contains every member when there are several batches, even if some joined in the same moment', async () => {
  const { accountId, people } = await makeAccount({ dashboardOptions });
  const mark = unique();
  const userIds = await insertUsers(
    sql,
    Array.from({ length: 2100 }, (_, n) => ({
      email: `${mark}-${n}@campus.test`,
      username: `${mark}-${n}`,
      displayName: 'Ada Example',
      firstName: 'Ada',
      lastName: 'Example',
    })),
  );
  const createdAt = new Date('2024-01-02T03:04:05.678Z');
  const joined = userIds.map(
    (userId) => ({ accountId, userId, permission: 'member', teamId: '8', createdAt }) as const,
  );
  await insertMemberships(sql, joined);
  const task = await start(accountId, people.owner);
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', done: 2106 });
  const lines = (await attachedText(await waitForMail(people.owner.email))).trim().split('\r\n');
  expect(new Set(lines).size).toBe(2107);
});

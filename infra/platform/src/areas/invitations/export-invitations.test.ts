import { parseCode } from '@campus/contracts/core/error-codes';
import { reason } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { invitedUsersExport } from '@campus/contracts/invitations/functions';
import { makeBadge } from '@campus/tests/areas/badges';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  makeAccount,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const start = ({ accountId }: TestAccount, by: Person, search = '') =>
  callPlatform(invitedUsersExport, { accountId, search }, by.sessionToken);

it('INV-071 mails the caller a CSV of all invitations with the outcome of each', async () => {
  const account = await makeAccount();
  const { admin, owner } = account.people;
  const badges = [await makeBadge(account.accountId, 'Speaker'), await makeBadge(account.accountId, '=1+1')];
  const emails = ['0', '1', '2'].map((digit) => `${digit}-${unique()}@campus.test`);
  const [pending = '', member = '', failed = ''] = emails;
  const named = { displayName: 'Lovelace, "Ada"', firstName: 'Ada', lastName: 'Lovelace', title: 'Dr.' };
  await makeInvitation(account, {
    email: pending,
    ...named,
    permission: 'leader',
    teamid: '26',
    badges,
    hasBeenResent: true,
  });
  await makeInvitation(account, {
    email: member,
    status: 'accepted',
    message: reason('invitations.alreadyMember', { email: member }),
  });
  await makeInvitation(account, {
    email: failed,
    status: 'error',
    message: reason('platform.reason', { reason: '@cmd\r\nno mailbox' }),
  });
  await makeInvitation(await makeAccount());
  const task = await start(account, admin);
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 3, done: 3, failed: 0 });
  const mail = await waitForMail(admin.email);
  expect(mail.subject).toBe(text('invitations.export.mail.title'));
  expect(mail.text).toContain(account.organizationName);
  expect(mail.attachments[0]).toMatch(/^invitations-account-.*\.csv$/);
  const dates = await sql.query<{ createdAt: Date; updatedAt: Date; expiresAt: Date }>(
    'select "createdAt", "updatedAt", "expiresAt" from "Invitation" where account = $1 order by email',
    [account.accountId],
  );
  const [first = '', second = '', third = ''] = dates.map(({ createdAt, updatedAt, expiresAt }) =>
    [createdAt, updatedAt, expiresAt].map((date) => date.toISOString()).join(','),
  );
  expect((await attachedText(mail)).trimEnd()).toBe(
    [
      'Identification Email,First Name,Last Name,Display Name,Title,Role,Team ID,Badges,Status,Message,Sent Again,Invited By,Invited,Updated,Expires',
      `${pending},Ada,Lovelace,"Lovelace, ""Ada""",Dr.,Leader,AA,Speaker; =1+1,Pending,,Yes,${owner.email},${first}`,
      `${member},,,,,Member,I,,Warning,${member} is already a member of this account.,No,${owner.email},${second}`,
      `${failed},,,,,Member,I,,Error,"'@cmd\r\nno mailbox",No,${owner.email},${third}`,
    ].join('\r\n'),
  );
});

it('INV-071 mails those a search finds, and none of another account', async () => {
  const account = await makeAccount();
  const { admin } = account.people;
  const lastName = `Moss${unique()}`;
  const found = await makeInvitation(account, { firstName: 'Béla', lastName });
  await makeInvitation(account, { firstName: 'Ada', lastName });
  await makeInvitation(await makeAccount(), { firstName: 'Béla', lastName });
  const search = `${lastName} bela`;
  const task = await start(account, admin, search);
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 1, done: 1 });
  const mail = await waitForMail(admin.email);
  expect(mail.text).toContain(text('invitations.export.mail.matching', { search }));
  const lines = (await attachedText(mail)).trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',', 1)[0])).toEqual([found.email]);
});

it('INV-071 is for admins and higher; others get a permission error', async () => {
  const account = await makeAccount();
  const { moderator, leader, member, suspended, owner } = account.people;
  const stranger = (await makeAccount()).people.owner;
  for (const by of [moderator, leader, member, suspended, stranger])
    await expect(start(account, by)).rejects.toMatchObject({ code: parseCode.forbidden });
  for (const by of [owner, await makeSuperadmin()])
    await expect(start(account, by)).resolves.toMatchObject({ kind: 'invitations.export' });
});

it('INV-071 contains every invitation when there are more than one batch', async () => {
  const account = await makeAccount();
  await sql.query(
    `insert into "Invitation" ("objectId", "createdAt", "updatedAt", account, email, permission, status, "expiresAt", teamid)
     select $2 || g, now(), now(), $1, 'same' || (g / 2) || '@campus.test', 'member',
       case when g % 2 = 0 then 'accepted' else 'pending' end, now(), '8' from generate_series(1, 2100) g`,
    [account.accountId, unique()],
  );
  const task = await start(account, account.people.admin);
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 2100, done: 2100 });
  const mail = await waitForMail(account.people.admin.email);
  const lines = (await attachedText(mail)).trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(2100);
  expect(new Set(lines.map((line) => line.split(',', 1)[0])).size).toBe(1051);
});

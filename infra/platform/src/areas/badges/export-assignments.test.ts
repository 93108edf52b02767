import { saveCsvExport } from '@campus/contracts/badges/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { makeBadge } from '@campus/tests/areas/badges';
import { attachedText, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, makeSuperadmin, type Person, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const exporting = { dashboardOptions: { isExportAllowed: true } };

type Wanted = { recipient?: string; exportedBy?: string; search?: string; badgeId?: string };

function start(
  accountId: string,
  by: Person,
  { recipient = by.email, exportedBy = by.userId, ...filter }: Wanted = {},
) {
  const payload = { recipient, ...filter };
  const wanted = { accountId, type: 'badgeAssignmentsExport', exportedBy, payload } as const;
  return callPlatform(saveCsvExport, wanted, by.sessionToken);
}

it('BDG-015 IMP-010 mails a CSV of all members and their badges to the recipient', async () => {
  const { accountId, organizationName, people } = await makeAccount(exporting);
  const badgeIds = [await makeBadge(accountId, 'Speaker'), await makeBadge(accountId, '=1+1')];
  const email = `0-${unique()}@campus.test`;
  await addMember(accountId, { badgeIds }, { email, displayName: 'Lovelace, "Ada"' });
  const recipient = people.leader.email;
  const task = await start(accountId, people.admin, { recipient });
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 7, done: 7, failed: 0 });
  const mail = await waitForMail(recipient);
  expect(mail.subject).toBe(text('badges.export.mail.subject'));
  expect(mail.text).toContain(organizationName);
  expect(mail.attachments[0]).toMatch(/^badges-account-.*\.csv$/);
  const lines = (await attachedText(mail)).split('\r\n');
  expect(lines[0]).toBe('Email,Display name,First name,Last name,Badges');
  expect(lines[1]).toBe(`${email},"Lovelace, ""Ada""",Ada,Example,'=1+1; Speaker`);
  expect(lines).toHaveLength(9);
  for (const person of Object.values(people))
    expect(lines).toContain(`${person.email},Ada Example,Ada,Example,`);
});

it('BDG-015 mails those whom a search and a badge match', async () => {
  const { accountId, people } = await makeAccount(exporting);
  const badgeId = await makeBadge(accountId, 'Speaker');
  const lastName = `Moss${unique()}`;
  const found = await addMember(accountId, { badgeIds: [badgeId] }, { firstName: 'Ben', lastName });
  await addMember(accountId, { badgeIds: [badgeId] }, { lastName: `Else${unique()}` });
  await addMember(accountId, {}, { lastName });
  const task = await start(accountId, people.admin, { search: lastName.toLowerCase(), badgeId });
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 1, done: 1 });
  const mail = await waitForMail(people.admin.email);
  expect(mail.text).toContain(text('badges.export.mail.matching'));
  const lines = (await attachedText(mail)).trimEnd().split('\r\n').slice(1);
  expect(lines).toEqual([`${found.email},Ada Example,Ben,${lastName},Speaker`]);
});

it('BDG-015 finds nobody by a badge of another account', async () => {
  const { accountId, people } = await makeAccount(exporting);
  const other = await makeAccount(exporting);
  const badgeId = await makeBadge(other.accountId, 'Speaker');
  await addMember(other.accountId, { badgeIds: [badgeId] });
  const task = await start(accountId, people.admin, { badgeId });
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 0 });
});

it('BDG-015 IMP-010 is for admins and higher, in their own name', async () => {
  const { accountId, people } = await makeAccount(exporting);
  const forbidden = { code: parseCode.forbidden };
  const stranger = (await makeAccount()).people.owner;
  for (const by of [people.moderator, people.member, people.suspended, stranger])
    await expect(start(accountId, by)).rejects.toMatchObject(forbidden);
  const exportedBy = people.owner.userId;
  await expect(start(accountId, people.admin, { exportedBy })).rejects.toMatchObject(forbidden);
  for (const by of [people.owner, await makeSuperadmin()])
    await expect(start(accountId, by)).resolves.toMatchObject({ kind: 'badges.export' });
});

it('is refused where the account does not allow its members to be exported', async () => {
  const { accountId, people } = await makeAccount();
  await expect(start(accountId, people.owner)).rejects.toMatchObject({
    code: parseCode.forbidden,
    message: text('members.exportNotAllowed'),
  });
});

it('goes to the caller or to a member of the account, and to nobody else', async () => {
  const { accountId, people } = await makeAccount(exporting);
  const stranger = (await makeAccount()).people.owner;
  for (const recipient of ['x@evil.test', stranger.email, people.suspended.email])
    await expect(start(accountId, people.admin, { recipient })).rejects.toMatchObject({
      code: parseCode.invalid,
      message: text('tasks.recipient.stranger'),
    });
  const superadmin = await makeSuperadmin();
  for (const recipient of [superadmin.email, people.member.email.toUpperCase()])
    await expect(start(accountId, superadmin, { recipient })).resolves.toMatchObject({
      kind: 'badges.export',
    });
});

import { text } from '@campus/contracts/core/text';
import { mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { endOfTask } from '@campus/tests/areas/tasks';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { thatAllows } from '@campus/tests/events/dashboard-options';
import { openPages } from '@campus/tests/world/page-access';
import { addMember, makeAccount, makeSuperadmin, sql, type TestAccount } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const { as } = await openGateway();
const forbidden = { status: 403, key: 'access.forbidden' };
const notFound = { status: 404, key: 'members.notFound' };

const ofMembership = ({ accountId }: TestAccount, { membershipId }: { membershipId: string }) => ({
  accountId,
  membershipId,
});

describe('a password reset for a member', () => {
  it('MEM-011 is for admins, owners and superadmins, and mailed to the member', async () => {
    const account = await makeAccount();
    for (const by of [account.people.admin, account.people.owner, await makeSuperadmin()]) {
      const member = await addMember(account.accountId);
      const answer = await as(by).members.resetPassword.mutate(ofMembership(account, member));
      expect(answer).toEqual({ email: member.email });
      expect((await waitForMail(member.email)).to).toEqual([member.email]);
    }
  });

  it('MEM-011 is refused below admin, even if others may open the members page', async () => {
    const account = await makeAccount();
    await openPages(account.accountId, 'leader', ['members']);
    const { member, leader, moderator, suspended } = account.people;
    expect((await as(leader).members.list.query({ accountId: account.accountId })).total).toBe(6);
    for (const by of [member, leader, moderator])
      expect(
        await refusalOf(as(by).members.resetPassword.mutate(ofMembership(account, member))),
      ).toMatchObject(forbidden);
    expect(
      await refusalOf(as(suspended).members.resetPassword.mutate(ofMembership(account, member))),
    ).toMatchObject({ status: 403, key: 'access.suspended' });
    expect(await mailsTo(member.email)).toEqual([]);
  });

  it('finds no member of another account', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    const strange = ofMembership(account, other.people.member);
    expect(await refusalOf(as(account.people.owner).members.resetPassword.mutate(strange))).toMatchObject(
      notFound,
    );
  });
});

describe('removing a member', () => {
  it('says what it would delete, and deletes it', async () => {
    const account = await makeAccount();
    const { members } = as(account.people.admin);
    const { member } = account.people;
    expect(await members.getRemoval.query(ofMembership(account, member))).toMatchObject({
      email: member.email,
      permission: 'member',
      refusal: '',
    });
    expect(await members.remove.mutate(ofMembership(account, member))).toEqual({ email: member.email });
    expect(await refusalOf(members.remove.mutate(ofMembership(account, member)))).toMatchObject(notFound);
    const { exists } = await members.isMember.query({ accountId: account.accountId, email: member.email });
    expect(exists).toBe(false);
  });

  it('is offered if it is possible, and says otherwise why not', async () => {
    const account = await makeAccount();
    const { owner, admin, member } = account.people;
    const { members } = as(admin);
    const { items } = await members.list.query({ accountId: account.accountId });
    const removable = new Map(items.map(({ id, can }) => [id, can.remove]));
    expect(removable.get(member.membershipId)).toBe(true);
    for (const [person, key] of [
      [admin, 'members.removal.own'],
      [owner, 'members.removal.ownerOnly'],
    ] as const) {
      expect(removable.get(person.membershipId)).toBe(false);
      const refused = await refusalOf(members.remove.mutate(ofMembership(account, person)));
      expect(refused).toMatchObject({ status: 403, key, message: text(key) });
    }
  });
});

describe('a bulk suspension', () => {
  it('MEM-024 MEM-025 of all that match is a task that can be followed and undone', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const { members, tasks } = as(people.owner);
    const selection = {
      matching: { permissions: ['moderator', 'leader'] },
      except: [people.leader.membershipId],
    };
    const about = { accountId, selection };
    expect(await members.previewBulk.query({ ...about, action: 'suspend' })).toMatchObject({
      total: 1,
      changing: 1,
      permissions: { moderator: 1 },
    });
    const { task } = await members.suspend.mutate(about);
    await endOfTask(task.id);
    const ended = await tasks.get.query({ accountId, taskId: task.id });
    expect(ended.task).toMatchObject({ kind: 'members.suspend', status: 'done', total: 1, done: 1 });
    expect(await permissionOf(people.moderator)).toBe('suspended');
    expect(await permissionOf(people.leader)).toBe('leader');
    const back = { accountId, selection: { ids: [people.moderator.membershipId] }, restore: true };
    await endOfTask((await members.unsuspend.mutate(back)).task.id);
    expect(await permissionOf(people.moderator)).toBe('moderator');
  });

  it('needs at least one selected member', async () => {
    const { accountId, people } = await makeAccount();
    const nobody = as(people.owner).members.suspend.mutate({ accountId, selection: { ids: [] } });
    expect(await refusalOf(nobody)).toMatchObject({ status: 400, message: text('members.selection.empty') });
  });
});

async function permissionOf({ membershipId }: { membershipId: string }): Promise<string | undefined> {
  const row = await sql.one<{ permission: string }>(
    'select permission from "Membership" where "objectId" = $1',
    [membershipId],
  );
  return row?.permission;
}

it('an export is refused if the account does not allow it, and otherwise a task', async () => {
  const { accountId, people } = await makeAccount();
  const { members } = as(people.admin);
  expect(await refusalOf(members.export.mutate({ accountId }))).toMatchObject({
    status: 403,
    key: 'members.exportNotAllowed',
  });
  await thatAllows({ accountId }, 'isExportAllowed');
  expect((await members.export.mutate({ accountId })).task).toMatchObject({ kind: 'members.export' });
});

it('an export of a part is about those whom the list shows for the same filter', async () => {
  const { accountId, people } = await makeAccount();
  await thatAllows({ accountId }, 'isExportAllowed');
  const long = { updatedAt: new Date('2021-01-02T23:30:00.000Z') };
  await addMember(accountId, { permission: 'leader', ...long });
  const { members } = as(people.admin);
  const day = { updatedFrom: '2021-01-03', updatedTo: '2021-01-03', timeZone: 'Europe/Berlin' };
  const matching = { ...day, permissions: ['leader' as const] };
  expect((await members.list.query({ accountId, ...matching })).total).toBe(1);
  const { task } = await members.export.mutate({ accountId, matching });
  expect(await endOfTask(task.id)).toMatchObject({ status: 'done', done: 1 });
});

it('a change to a value that another person has changed first is a conflict that returns the current value', async () => {
  const account = await makeAccount();
  const { accountId, people } = account;
  const change = {
    accountId,
    membershipId: people.member.membershipId,
    expected: { lastName: 'Example' },
  };
  await as(people.owner).members.update.mutate({ ...change, lastName: 'Hopper' });
  expect(
    await refusalOf(as(people.admin).members.update.mutate({ ...change, lastName: 'Lovelace' })),
  ).toMatchObject({
    status: 409,
    message: 'Another person has changed Last Name to "Hopper" since you opened it.',
  });
});

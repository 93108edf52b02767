import { text } from '@campus/contracts/core/text';
import { makeCredential } from '@campus/tests/areas/credentials';
import { endOfTask } from '@campus/tests/areas/tasks';
import {
  everybody,
  ids,
  permissionsIn,
  plain,
  preview,
  rowsOf,
  suspendEach,
  suspendedFrom,
  unsuspend,
} from '@campus/tests/world/bulk-members';
import { configuredAccounts } from '@campus/tests/world/configured-accounts';
import { addMember, makeAccount, makeSuperadmin, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

describe('unsuspending many', () => {
  it('MEM-025 makes all selected people except the acting user members, regardless of their earlier roles', async () => {
    const account = await makeAccount();
    const { owner, admin, moderator, leader, member } = account.people;
    await suspendEach(account, moderator, leader);
    const task = await unsuspend(account, everybody, { by: admin });
    expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 6, done: 3, skipped: 3 });
    const permissions = await permissionsIn(account);
    for (const person of [moderator, leader, account.people.suspended])
      expect(permissions.get(person.membershipId)).toEqual(plain('member'));
    const rows = await rowsOf(task, account, admin);
    expect(rows.get(admin.email)).toEqual(['skipped', text('members.permission.own')]);
    for (const person of [owner, member])
      expect(rows.get(person.email)).toEqual(['skipped', text('members.permission.notSuspended')]);
  });

  it('restores the recorded roles if requested, as far as the caller may give them', async () => {
    const account = await makeAccount();
    const { admin, moderator } = account.people;
    const second = await addMember(account.accountId, { permission: 'admin' });
    await suspendEach(account, moderator, second);
    const task = await unsuspend(account, ids(moderator, second, account.people.suspended), {
      by: admin,
      restore: true,
    });
    expect(await endOfTask(task.id)).toMatchObject({ done: 3 });
    const permissions = await permissionsIn(account);
    expect(permissions.get(moderator.membershipId)).toEqual(plain('moderator'));
    expect(permissions.get(second.membershipId)).toEqual(plain('admin'));
    expect(permissions.get(account.people.suspended.membershipId)).toEqual(plain('member'));
  });

  it('restores no role that nobody can have in the protected account, and says so', async () => {
    const account = await makeAccount({ id: configuredAccounts.protected[4] });
    const { accountId, people } = account;
    const previous = await addMember(accountId, { permission: 'suspended' });
    await sql.query(`update "Membership" set "previousPermission" = 'admin' where "objectId" = $1`, [
      previous.membershipId,
    ]);
    const task = await unsuspend(account, ids(previous), { by: people.owner, restore: true });
    expect(await endOfTask(task.id)).toMatchObject({ done: 1 });
    expect((await permissionsIn(account)).get(previous.membershipId)).toEqual(plain('member'));
    expect((await rowsOf(task, account, people.owner)).get(previous.email)).toEqual([
      'done',
      'Now a member, and not Admin as before the suspension. The admin and owner roles cannot be given in this account.',
    ]);
  });

  it("MEM-072 does not unsuspend people who were above the caller's level", async () => {
    const account = await makeAccount();
    const { admin, moderator } = account.people;
    const second = await addMember(account.accountId, { permission: 'owner' });
    await suspendEach(account, moderator, second);
    for (const restore of [true, false]) {
      const task = await unsuspend(account, ids(second), { by: admin, restore });
      expect(await endOfTask(task.id)).toMatchObject({ done: 0, failed: 1 });
      expect((await permissionsIn(account)).get(second.membershipId)).toEqual(suspendedFrom('owner'));
      expect((await rowsOf(task, account, admin)).get(second.email)).toEqual([
        'failed',
        'Your role does not let you change a member with this role.',
      ]);
    }
  });
});

describe('what a bulk action would change', () => {
  it('counts members by the outcome they would have', async () => {
    const account = await makeAccount();
    await addMember(account.accountId, { permission: 'owner' });
    for (const maker of [account.people.moderator, account.people.owner])
      await makeCredential(account.accountId, { generatedBy: maker.userId });
    await expect(preview(account, 'suspend', account.people.admin)).resolves.toEqual({
      counted: expect.any(String),
      total: 7,
      changing: 3,
      unchanged: 1,
      own: true,
      refused: 2,
      restorable: 0,
      permissions: { moderator: 1, leader: 1, member: 1 },
      credentials: 1,
    });
    await expect(preview(account, 'suspend', account.people.owner)).resolves.toMatchObject({
      changing: 5,
      refused: 0,
      permissions: { owner: 1, admin: 1 },
    });
    await expect(preview(account, 'suspend', await makeSuperadmin())).resolves.toMatchObject({
      own: false,
      changing: 5,
      refused: 1,
      permissions: { owner: 1, admin: 1 },
    });
  });

  it('counts the roles that can be restored, and no member of another account', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    const { admin, moderator, leader } = account.people;
    const second = await addMember(account.accountId, { permission: 'owner' });
    await suspendEach(account, moderator, second);
    await expect(preview(account, 'unsuspend', admin)).resolves.toEqual({
      counted: expect.any(String),
      total: 7,
      changing: 2,
      unchanged: 3,
      own: true,
      refused: 1,
      restorable: 1,
      permissions: { suspended: 2 },
      credentials: 0,
    });
    await expect(
      preview(account, 'unsuspend', admin, ids(second, leader, other.people.suspended)),
    ).resolves.toMatchObject({ total: 2, changing: 0, refused: 1, unchanged: 1, own: false, restorable: 0 });
  });
});

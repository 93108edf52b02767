import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { suspendMembers, unsuspendMembers } from '@campus/contracts/members/action-functions';
import { getMembersInfo } from '@campus/contracts/members/functions';
import type { WireMemberSelection } from '@campus/contracts/members/matching';
import { roleName } from '@campus/domain/access/role-names';
import { endOfTask } from '@campus/tests/areas/tasks';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  everybody,
  ids,
  permissionsIn,
  plain,
  preview,
  rowsOf,
  suspend,
  suspendEach,
  suspendedFrom,
  unsuspend,
} from '@campus/tests/world/bulk-members';
import { addMember, makeAccount, makeSuperadmin, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

describe('suspending many', () => {
  it('MEM-024 suspends all selected people except the acting user, and reports each outcome', async () => {
    const account = await makeAccount();
    const { owner, admin, moderator, leader, member, suspended } = account.people;
    const task = await suspend(account, everybody, owner);
    expect(task).toMatchObject({ kind: 'members.suspend', status: 'waiting', done: 0 });
    expect(await endOfTask(task.id)).toMatchObject({
      status: 'done',
      total: 6,
      done: 4,
      skipped: 2,
      failed: 0,
    });
    expect(await permissionsIn(account)).toEqual(
      new Map([
        [owner.membershipId, plain('owner')],
        [admin.membershipId, suspendedFrom('admin')],
        [moderator.membershipId, suspendedFrom('moderator')],
        [leader.membershipId, suspendedFrom('leader')],
        [member.membershipId, suspendedFrom('member')],
        [suspended.membershipId, plain('suspended')],
      ]),
    );
    const rows = await rowsOf(task, account, owner);
    expect(rows.get(owner.email)).toEqual(['skipped', text('members.permission.own')]);
    expect(rows.get(suspended.email)).toEqual(['skipped', text('members.permission.alreadySuspended')]);
    expect(rows.get(admin.email)).toEqual(['done', '']);
  });

  it('MEM-024 replaces the roles and takes effect at once', async () => {
    const account = await makeAccount();
    const { owner, admin } = account.people;
    const list = () =>
      callPlatform(getMembersInfo, { accountId: account.accountId, options: {} }, admin.sessionToken);
    await list();
    await endOfTask((await suspend(account, ids(admin), owner)).id);
    await expect(list()).rejects.toMatchObject({ message: text('access.suspended') });
    const roles = await sql.query<{ name: string }>(
      `select r.name from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
       where held."relatedId" = $1`,
      [admin.userId],
    );
    expect(roles).toEqual([{ name: roleName('suspended', account.accountId) }]);
  });

  it('applies to listed members, or to all that a filter matches except some', async () => {
    const account = await makeAccount();
    const { owner, leader, moderator } = account.people;
    const others = [await addMember(account.accountId), await addMember(account.accountId)] as const;
    await endOfTask((await suspend(account, ids(others[0], leader, leader), owner)).id);
    const members: WireMemberSelection = {
      matching: {
        filter: { permissions: ['member', 'moderator'] },
        search: ['email', 'mod'],
        extensiveSearch: false,
      },
      except: [moderator.membershipId],
    };
    expect(await endOfTask((await suspend(account, members, owner)).id)).toMatchObject({ total: 0 });
    const matching = { ...members.matching, search: ['none', ''] as ['none', ''] };
    await endOfTask((await suspend(account, { ...members, matching }, owner)).id);
    const permissions = await permissionsIn(account);
    expect(permissions.get(others[0].membershipId)).toEqual(suspendedFrom('member'));
    expect(permissions.get(others[1].membershipId)).toEqual(suspendedFrom('member'));
    expect(permissions.get(leader.membershipId)).toEqual(suspendedFrom('leader'));
    expect(permissions.get(moderator.membershipId)).toEqual(plain('moderator'));
  });

  it('suspends those who were counted, and not those whom an edit brought into the filter since', async () => {
    const account = await makeAccount();
    const { owner } = account.people;
    const named = (displayName: string) => addMember(account.accountId, {}, { displayName });
    const [stays, promoted, renamed, other] = [
      await named('Zed Alpha'),
      await named('Zed Gamma'),
      await named('Zed Delta'),
      await named('Yam Alpha'),
    ];
    const zeds: WireMemberSelection = {
      matching: { filter: { permissions: [] }, search: ['none', 'zed'], extensiveSearch: false },
      except: [],
    };
    const { counted, total, changing } = await preview(account, 'suspend', owner, zeds);
    expect({ total, changing }).toEqual({ total: 3, changing: 3 });
    const rename = (membershipId: string, name: string) =>
      sql.query('update "Membership" set "accountDisplayname" = $2, displayname = $2 where "objectId" = $1', [
        membershipId,
        name,
      ]);
    await rename(other.membershipId, 'Zed Beta');
    await rename(renamed.membershipId, 'Yam Delta');
    await sql.query(`update "Membership" set permission = 'admin' where "objectId" = $1`, [
      promoted.membershipId,
    ]);
    const { accountId } = account;
    const task = await callPlatform(
      suspendMembers,
      { accountId, selection: zeds, counted },
      owner.sessionToken,
    );
    expect(task.leftOut).toBe(1);
    expect(await endOfTask(task.id)).toMatchObject({ status: 'done', total: 3, done: 1, skipped: 2 });
    const left = 'This member has changed since the members were counted, and was left out.';
    expect(await rowsOf(task, account, owner)).toEqual(
      new Map([
        [stays.email, ['done', '']],
        [promoted.email, ['skipped', left]],
        [renamed.email, ['skipped', left]],
      ]),
    );
    expect((await permissionsIn(account)).get(other.membershipId)).toEqual(plain('member'));
  });

  it('leaves out a counted member whose role changes while the task runs', async () => {
    const account = await makeAccount();
    const { owner, leader } = account.people;
    const selection = ids(leader);
    const { counted } = await preview(account, 'unsuspend', owner, selection);
    await suspendEach(account, leader);
    const { accountId } = account;
    const task = await callPlatform(unsuspendMembers, { accountId, selection, counted }, owner.sessionToken);
    expect(await endOfTask(task.id)).toMatchObject({ total: 1, done: 0, skipped: 1 });
    expect((await permissionsIn(account)).get(leader.membershipId)).toEqual(suspendedFrom('leader'));
  });

  it('refuses a count that is no longer known, and one of another action', async () => {
    const account = await makeAccount();
    const { owner } = account.people;
    const { counted } = await preview(account, 'unsuspend', owner);
    const { accountId } = account;
    const act = (set: string | undefined) =>
      callPlatform(suspendMembers, { accountId, selection: everybody, counted: set }, owner.sessionToken);
    for (const unknown of [counted, 'nowhere'])
      await expect(act(unknown)).rejects.toMatchObject({
        message: 'What was counted is no longer known. Count again.',
      });
  });

  it('keeps the last five unused counts of a person, and those that are used', async () => {
    const account = await makeAccount();
    const { owner, member } = account.people;
    const used = await preview(account, 'suspend', owner, ids(member));
    const { accountId } = account;
    await callPlatform(
      suspendMembers,
      { accountId, selection: ids(member), counted: used.counted },
      owner.sessionToken,
    );
    const later: (string | undefined)[] = [];
    for (let n = 0; n < 6; n++) later.push((await preview(account, 'suspend', owner, ids(member))).counted);
    const stored = await sql.query<{ id: string }>('select id from counted_set where account = $1', [
      accountId,
    ]);
    expect(stored.map(({ id }) => id).sort()).toEqual([used.counted, ...later.slice(1)].sort());
  });

  it('lets an admin suspend no owner', async () => {
    const account = await makeAccount();
    const { owner, admin } = account.people;
    const task = await suspend(account, ids(owner), admin);
    expect(await endOfTask(task.id)).toMatchObject({ status: 'done', failed: 1 });
    expect(await rowsOf(task, account, admin)).toEqual(
      new Map([[owner.email, ['failed', text('members.permission.ownerOnly')]]]),
    );
    expect((await permissionsIn(account)).get(owner.membershipId)).toEqual(plain('owner'));
  });

  it('keeps at least one owner, for every caller', async () => {
    const account = await makeAccount();
    for (let n = 0; n < 2; n++) await addMember(account.accountId, { permission: 'owner' });
    const superadmin = await makeSuperadmin();
    const task = await suspend(account, everybody, superadmin);
    expect(await endOfTask(task.id)).toMatchObject({ total: 8, done: 6, skipped: 1, failed: 1 });
    const left = [...(await permissionsIn(account)).values()].filter(
      ([permission]) => permission === 'owner',
    );
    expect(left).toHaveLength(1);
    const rows = [...(await rowsOf(task, account, superadmin)).values()];
    expect(rows).toContainEqual(['failed', text('members.permission.lastOwner')]);
  });

  it('leaves one audit entry for the call and one for each changed member', async () => {
    const account = await makeAccount();
    const { owner, member, suspended } = account.people;
    const { id } = await suspend(account, ids(member, suspended, owner), owner);
    await endOfTask(id);
    const entries = await sql.query(
      `select operation, outcome, "actorId", "actorEmail", "targetType", "targetId", "targetLabel", before, after
       from "AuditEntry" where account = $1 order by "targetType"`,
      [account.accountId],
    );
    const by = {
      operation: 'members.suspend',
      outcome: 'success',
      actorId: owner.userId,
      actorEmail: owner.email,
    };
    expect(entries).toEqual([
      {
        ...by,
        targetType: 'member',
        targetId: member.membershipId,
        targetLabel: member.email,
        before: { permission: 'member' },
        after: { permission: 'suspended' },
      },
      expect.objectContaining({ ...by, targetType: 'task', targetId: id }),
    ]);
    const requests = await sql.query('select distinct "requestId" from "AuditEntry" where account = $1', [
      account.accountId,
    ]);
    expect(requests).toHaveLength(1);
  });

  it('changes no member of another account, and reports them like unknown ids', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    const stranger = other.people.member;
    const task = await suspend(account, { ids: [stranger.membershipId, 'nothing000'] }, account.people.owner);
    expect(await endOfTask(task.id)).toMatchObject({ total: 2, done: 0, failed: 2 });
    const reason = ['failed', text('members.notFound')];
    expect(await rowsOf(task, account, account.people.owner)).toEqual(
      new Map([
        [stranger.membershipId, reason],
        ['nothing000', reason],
      ]),
    );
    expect((await permissionsIn(other)).get(stranger.membershipId)).toEqual(plain('member'));
  });

  it('is refused for callers below admin and those of other accounts', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    const forbidden = { code: parseCode.forbidden, message: text('access.forbidden') };
    for (const by of [account.people.moderator, account.people.member, other.people.owner]) {
      await expect(suspend(account, everybody, by)).rejects.toMatchObject(forbidden);
      await expect(unsuspend(account, everybody, { by })).rejects.toMatchObject(forbidden);
      await expect(preview(account, 'suspend', by)).rejects.toMatchObject(forbidden);
    }
  });
});

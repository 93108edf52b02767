import { getMemberRole, getRoles } from '@campus/contracts/accounts/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { updateUserAccountPermission } from '@campus/contracts/members/functions';
import { type Permission, permissions } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import { callPlatform } from '@campus/tests/calls/platform';
import { configuredAccounts } from '@campus/tests/world/configured-accounts';
import { addMember, makeAccount, makeSuperadmin, type Person, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

function give(actor: Person, { membershipId }: { membershipId: string }, permission: Permission) {
  return callPlatform(updateUserAccountPermission, { membershipId, permission }, actor.sessionToken);
}

function refused(key: Parameters<typeof text>[0]) {
  return { code: parseCode.forbidden, message: text(key as 'members.permission.own') };
}

describe('updateUserAccountPermission', () => {
  it('MEM-023 MEM-047 sets each of the six permissions and no other, and replaces the role in that account', async () => {
    const { accountId, people } = await makeAccount();
    const member = await addMember(accountId);
    for (const permission of permissions) {
      await expect(give(people.owner, member, permission)).resolves.toMatchObject({ permission });
      expect(await rolesOf(member.userId)).toEqual([roleName(permission, accountId)]);
    }
    await expect(give(people.owner, member, 'emperor' as Permission)).rejects.toMatchObject({
      code: parseCode.invalid,
      message: text('members.permission.unknown'),
    });
    await expect(give(people.owner, member, 'superadmin' as Permission)).rejects.toMatchObject({
      code: parseCode.invalid,
    });
  });

  it("MEM-047 refuses the caller's own membership, even where nothing would change", async () => {
    const { people } = await makeAccount();
    await expect(give(people.admin, people.admin, 'admin')).rejects.toMatchObject(
      refused('members.permission.own'),
    );
    await expect(give(people.admin, people.admin, 'owner')).rejects.toMatchObject(
      refused('members.permission.own'),
    );
    await expect(give(people.owner, people.owner, 'member')).rejects.toMatchObject(
      refused('members.permission.own'),
    );
  });

  it('MEM-047 lets nobody below owner grant or take owner', async () => {
    const { people } = await makeAccount();
    const refusal = refused('members.permission.ownerOnly');
    await expect(give(people.admin, people.member, 'owner')).rejects.toMatchObject(refusal);
    await expect(give(people.admin, people.owner, 'member')).rejects.toMatchObject(refusal);
    const superadmin = await makeSuperadmin();
    await expect(give(superadmin, people.member, 'owner')).resolves.toMatchObject({ permission: 'owner' });
    await expect(give(people.member, people.owner, 'admin')).resolves.toMatchObject({ permission: 'admin' });
  });

  it('MEM-047 is refused for callers below admin, and finds no membership of other accounts', async () => {
    const [{ people }, other] = [await makeAccount(), await makeAccount()];
    await expect(give(people.moderator, people.member, 'leader')).rejects.toMatchObject(
      refused('access.forbidden'),
    );
    await expect(give(people.owner, other.people.member, 'leader')).rejects.toMatchObject({
      code: parseCode.notFound,
      message: text('members.notFound'),
    });
  });

  it('MEM-035 makes nobody admin or owner in the protected account', async () => {
    const { people } = await makeAccount({ id: configuredAccounts.protected[1] });
    for (const permission of ['admin', 'owner'] as const)
      await expect(give(people.owner, people.member, permission)).rejects.toMatchObject(
        refused('members.permission.protected'),
      );
    await expect(give(people.owner, people.member, 'moderator')).resolves.toBeTruthy();
  });

  it('remembers the role of a suspended member until the suspension ends', async () => {
    const { people } = await makeAccount();
    const previous = () =>
      sql.one('select "previousPermission" as was from "Membership" where "objectId" = $1', [
        people.leader.membershipId,
      ]);
    await give(people.owner, people.leader, 'suspended');
    await expect(previous()).resolves.toEqual({ was: 'leader' });
    await give(people.owner, people.leader, 'member');
    await expect(previous()).resolves.toEqual({ was: null });
  });

  it('takes effect with the next call of the member', async () => {
    const { accountId, people } = await makeAccount();
    const { admin, owner } = people;
    await callPlatform(getRoles, { accountId }, admin.sessionToken);
    await give(owner, admin, 'suspended');
    await expect(callPlatform(getRoles, { accountId }, admin.sessionToken)).rejects.toMatchObject(
      refused('access.suspended'),
    );
    await give(owner, admin, 'admin');
    await expect(callPlatform(getMemberRole, { accountId }, admin.sessionToken)).resolves.toMatchObject({
      level: 'admin',
    });
  });
});

describe('the last owner of an account', () => {
  it('can be neither demoted nor suspended, not even by a superadmin', async () => {
    const { people } = await makeAccount();
    const superadmin = await makeSuperadmin();
    for (const permission of ['admin', 'suspended'] as const)
      await expect(give(superadmin, people.owner, permission)).rejects.toMatchObject(
        refused('members.permission.lastOwner'),
      );
  });

  it('stays when twenty owners are demoted at the same time', async () => {
    const { accountId, people } = await makeAccount();
    const superadmin = await makeSuperadmin();
    const added = await Promise.all(
      Array.from({ length: 19 }, () => addMember(accountId, { permission: 'owner' })),
    );
    const outcomes = await Promise.allSettled(
      [people.owner, ...added].map((owner) => give(superadmin, owner, 'member')),
    );
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refusals.map(({ reason }) => reason)).toEqual([
      expect.objectContaining(refused('members.permission.lastOwner')),
    ]);
    const owners = await sql.query(`select 1 from "Membership" where account = $1 and permission = 'owner'`, [
      accountId,
    ]);
    expect(owners).toHaveLength(1);
  });

  it('stays when two owners demote each other at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { accountId, people } = await makeAccount();
      const second = await addMember(accountId, { permission: 'owner' });
      await Promise.allSettled([give(people.owner, second, 'member'), give(second, people.owner, 'member')]);
      const owners = await sql.query(
        `select 1 from "Membership" where account = $1 and permission = 'owner'`,
        [accountId],
      );
      expect(owners).toHaveLength(1);
    }
  });
});

async function rolesOf(userId: string): Promise<string[]> {
  const roles = await sql.query<{ name: string }>(
    `select r.name from "_Join:users:_Role" j join "_Role" r on r."objectId" = j."owningId"
     where j."relatedId" = $1`,
    [userId],
  );
  return roles.map(({ name }) => name);
}

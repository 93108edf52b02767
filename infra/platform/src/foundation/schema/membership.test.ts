import { permissions } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import { addMember, join, makeAccount, makePerson, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

describe("a membership's permission", () => {
  it('gives the role that carries it, and takes it away with the membership', async () => {
    const { accountId } = await makeAccount();
    for (const permission of permissions) {
      const member = await addMember(accountId, { permission });
      expect(await rolesOf(member.userId)).toEqual([roleName(permission, accountId)]);
      await sql.query('delete from "Membership" where "objectId" = $1', [member.membershipId]);
      expect(await rolesOf(member.userId)).toEqual([]);
    }
  });

  it('replaces the role when it changes, and leaves the roles in other accounts alone', async () => {
    const first = await makeAccount();
    const second = await makeAccount();
    const member = await addMember(first.accountId, { permission: 'leader' });
    await join(second.accountId, member, { permission: 'owner' });
    await sql.query(`update "Membership" set permission = 'suspended' where "objectId" = $1`, [
      member.membershipId,
    ]);
    expect(await rolesOf(member.userId)).toEqual(
      [roleName('suspended', first.accountId), roleName('owner', second.accountId)].sort(),
    );
  });

  it('changes many roles in one statement', async () => {
    const { accountId, people } = await makeAccount();
    await sql.query(`update "Membership" set permission = 'member' where account = $1`, [accountId]);
    for (const { userId } of Object.values(people))
      expect(await rolesOf(userId)).toEqual([roleName('member', accountId)]);
  });

  it('is undone together with the change it came with', async () => {
    const { accountId, people } = await makeAccount();
    const change = sql.transaction(async (transaction) => {
      await transaction.query(`update "Membership" set permission = 'owner' where account = $1`, [accountId]);
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    expect(await rolesOf(people.member.userId)).toEqual([roleName('member', accountId)]);
  });

  it('must be one of the six, in an account that has roles', async () => {
    const { accountId, people } = await makeAccount();
    const set = (column: string, value: string) =>
      sql.query(`update "Membership" set ${column} = $2 where "objectId" = $1`, [
        people.member.membershipId,
        value,
      ]);
    await expect(set('permission', 'emperor')).rejects.toThrow('permission that does not exist');
    await expect(set('account', 'nowhere000')).rejects.toThrow('account without roles');
    expect(await rolesOf(people.member.userId)).toEqual([roleName('member', accountId)]);
  });

  it('names roles in the database as the domain does', async () => {
    for (const permission of permissions)
      await expect(sql.one('select role_name($1, $2) as name', [permission, 'abc'])).resolves.toEqual({
        name: roleName(permission, 'abc'),
      });
  });

  it('shows in the roles relation of the user', async () => {
    const { accountId, people } = await makeAccount();
    const roles = await sql.query(
      `select r.name from "_Join:roles:_User" j join "_Role" r on r."objectId" = j."relatedId"
       where j."owningId" = $1`,
      [people.leader.userId],
    );
    expect(roles).toEqual([{ name: roleName('leader', accountId) }]);
  });
});

describe('what a membership shows of its user', () => {
  it('exists from the beginning and follows every change', async () => {
    const { accountId } = await makeAccount();
    const hardware = {
      device: 'PC',
      os: 'Linux',
      graphics: 'GPU',
      processor: 'CPU',
      ram: '16 GB',
      id: 'hw-1',
    };
    const member = await addMember(accountId, {}, { firstName: 'Ana', hardware });
    await expect(membershipOf(member.membershipId)).resolves.toMatchObject({
      email: member.email,
      firstname: 'Ana',
      hwi_device: 'PC',
      hwi_id: 'hw-1',
    });
    await sql.query(`update "_User" set firstname = 'Anna', hwi_ram = '32 GB' where "objectId" = $1`, [
      member.userId,
    ]);
    await expect(membershipOf(member.membershipId)).resolves.toMatchObject({
      firstname: 'Anna',
      hwi_ram: '32 GB',
    });
  });

  it('is changed in every account, and dates the change', async () => {
    const first = await makeAccount();
    const second = await makeAccount();
    const member = await addMember(first.accountId, { createdAt: new Date('2025-01-01') });
    const other = await join(second.accountId, member, { createdAt: new Date('2025-01-01') });
    await sql.query(`update "_User" set displayname = 'New Name' where "objectId" = $1`, [member.userId]);
    for (const id of [member.membershipId, other]) {
      const membership = await membershipOf(id);
      expect(membership?.displayname).toBe('New Name');
      expect(membership?.updatedAt.getFullYear()).toBeGreaterThan(2025);
    }
  });

  it('is the name that the account has set, regardless of the person’s own name', async () => {
    const { accountId } = await makeAccount();
    const member = await addMember(accountId, { accountLastname: 'Lev', createdAt: new Date('2025-01-01') });
    await sql.query(`update "_User" set lastname = 'Sample' where "objectId" = $1`, [member.userId]);
    await expect(membershipOf(member.membershipId)).resolves.toMatchObject({
      ...{ firstname: 'Ada', lastname: 'Lev', lastnameKey: 'lev' },
      updatedAt: new Date('2025-01-01'),
    });
    const write = sql.query(`update "Membership" set lastname = 'Roe' where "objectId" = $1`, [
      member.membershipId,
    ]);
    await expect(write).rejects.toMatchObject({ constraint: 'membership_shows_account_names' });
  });

  it('does not date a change that shows nothing', async () => {
    const { accountId } = await makeAccount();
    const member = await addMember(accountId, { createdAt: new Date('2025-01-01') });
    await sql.query(`update "_User" set phone = '123' where "objectId" = $1`, [member.userId]);
    expect((await membershipOf(member.membershipId))?.updatedAt).toEqual(new Date('2025-01-01'));
  });
});

describe('a membership', () => {
  it('has its current search texts as long as it exists', async () => {
    const { accountId, people } = await makeAccount();
    const { membershipId, userId } = people.member;
    const texts = () =>
      sql.query('select account, "lastnameKey" from "MemberText" where membership = $1', [membershipId]);
    await sql.query(`update "_User" set lastname = 'Łukasz' where "objectId" = $1`, [userId]);
    expect(await texts()).toEqual([{ account: accountId, lastnameKey: 'lukasz' }]);
    await sql.query('delete from "Membership" where "objectId" = $1', [membershipId]);
    expect(await texts()).toEqual([]);
  });

  it('exists once per user and account', async () => {
    const { accountId, people } = await makeAccount();
    await expect(join(accountId, people.member)).rejects.toMatchObject({
      constraint: 'membership_user_account',
    });
  });

  it('stays that of its user', async () => {
    const { people } = await makeAccount();
    const move = sql.query('update "Membership" set "user" = $2 where "objectId" = $1', [
      people.member.membershipId,
      (await makePerson()).userId,
    ]);
    await expect(move).rejects.toThrow('stays that of its user');
  });

  it('needs a user', async () => {
    const { accountId } = await makeAccount();
    const person = await makePerson();
    await expect(join(accountId, { ...person, userId: 'nobody0000' })).rejects.toThrow('is of no user');
  });
});

async function rolesOf(userId: string): Promise<string[]> {
  const roles = await sql.query<{ name: string }>(
    `select r.name from "_Join:users:_Role" j join "_Role" r on r."objectId" = j."owningId"
     where j."relatedId" = $1 order by r.name collate "C"`,
    [userId],
  );
  return roles.map((role) => role.name);
}

function membershipOf(id: string) {
  return sql.one<Record<string, string> & { updatedAt: Date }>(
    'select * from "Membership" where "objectId" = $1',
    [id],
  );
}

import { checkAccess, getPageAccess } from '@campus/contracts/accounts/access-functions';
import { getMemberRole, getRoles, getUserRoles } from '@campus/contracts/accounts/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { permissions } from '@campus/domain/access/levels';
import { pages } from '@campus/domain/access/pages';
import { accountRoleNames, roleName } from '@campus/domain/access/role-names';
import { makeCredential, platformTokenOf, withApiAccess } from '@campus/tests/areas/credentials';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  makeSuperadmin,
  sql,
  unique,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { insertRows } from '../../foundation/records/insert-rows.ts';

const forbidden = { code: parseCode.forbidden };
const signedOut = { code: parseCode.signedOut };

describe('roles', () => {
  it('ACCT-017 ACCT-050 answers the six roles of an account, with id and name, to admins and up', async () => {
    const { accountId, people } = await makeAccount();
    for (const { sessionToken } of [people.admin, people.owner, await makeSuperadmin()]) {
      const roles = await callPlatform(getRoles, { accountId }, sessionToken);
      expect(roles.map((role) => role.name)).toEqual(accountRoleNames(accountId));
      expect(roles.map((role) => role.permission)).toEqual(permissions);
    }
  });

  it("ACCT-054 ACCT-055 answers an account's role by name, all roles without a name, and no role of another account", async () => {
    const { accountId, people } = await makeAccount();
    const other = await makeAccount();
    const named = (name: string) => callPlatform(getRoles, { accountId, name }, people.admin.sessionToken);
    await expect(named(`membersOf_${accountId}`)).resolves.toMatchObject([
      { name: `membersOf_${accountId}`, permission: 'member' },
    ]);
    for (const name of [`membersOf_${other.accountId}`, 'superadmin', '%', accountId])
      await expect(named(name)).resolves.toEqual([]);
    const all = await callPlatform(getRoles, { accountId }, people.admin.sessionToken);
    expect(all).toHaveLength(6);
    for (const { name } of all) expect(name).toContain(accountId);
  });

  it('ACCT-050 refuses lower members, admins of other accounts, and unknown accounts with the same error', async () => {
    const { accountId, people } = await makeAccount();
    const stranger = (await makeAccount()).people.admin;
    for (const { sessionToken } of [people.moderator, people.member, stranger])
      await expect(callPlatform(getRoles, { accountId }, sessionToken)).rejects.toMatchObject(forbidden);
    await expect(
      callPlatform(getRoles, { accountId: 'nowhere000' }, stranger.sessionToken),
    ).rejects.toMatchObject(forbidden);
  });

  it("ACCT-049 SHE-088 returns the caller's role in an account, and null to a caller without one", async () => {
    const { accountId, people } = await makeAccount();
    for (const permission of permissions)
      await expect(
        callPlatform(getMemberRole, { accountId }, people[permission].sessionToken),
      ).resolves.toEqual({ name: roleName(permission, accountId), level: permission });
    const superadmin = await makeSuperadmin();
    await expect(callPlatform(getMemberRole, { accountId }, superadmin.sessionToken)).resolves.toEqual({
      name: 'superadmin',
      level: 'superadmin',
    });
    const stranger = await makePerson();
    await expect(callPlatform(getMemberRole, { accountId }, stranger.sessionToken)).resolves.toBeNull();
    await expect(callPlatform(getMemberRole, { accountId })).rejects.toMatchObject(signedOut);
  });

  it("SHE-097 returns the caller's roles over all accounts, and fails without a session", async () => {
    const first = await makeAccount();
    const second = await makeAccount();
    await join(second.accountId, first.people.member, { permission: 'owner' });
    const roles = await callPlatform(getUserRoles, {}, first.people.member.sessionToken);
    expect(roles.map((role) => role.name).sort()).toEqual(
      [roleName('member', first.accountId), roleName('owner', second.accountId)].sort(),
    );
    await expect(callPlatform(getUserRoles, {})).rejects.toMatchObject(signedOut);
  });

  it('ACCT-056 SHE-097 answers at most a thousand roles', async () => {
    const { userId, sessionToken } = await makePerson();
    const roles = Array.from({ length: 1001 }, (_, index) => ({
      objectId: `${unique()}${index}`,
      name: `extra-${unique()}-${index}`,
    }));
    await insertRows(
      sql,
      '_Role',
      roles.map((role) => ({ ...role, _rperm: [], _wperm: [] })),
    );
    await insertRows(
      sql,
      '_Join:users:_Role',
      roles.map((role) => ({ relatedId: userId, owningId: role.objectId })),
    );
    await expect(callPlatform(getUserRoles, {}, sessionToken)).resolves.toHaveLength(1000);
  });
});

describe('getPageAccess', () => {
  it('SHE-098 answers for each page action who may open the page in the world', async () => {
    const { accountId, people } = await makeAccount({ world: { name: unique(), buildVersion: '1.10.2' } });
    await sql.query(
      `insert into "WorldPermission" ("objectId", account, permission, level)
       select $1, $2, "objectId", 'leader' from "Permission" where action = 'audit'`,
      [unique(), accountId],
    );
    const answer = await callPlatform(getPageAccess, { accountId }, people.member.sessionToken);
    expect(answer).toEqual({
      pages: {
        ...Object.fromEntries(
          pages.map((page) => [
            page,
            { default: 'admin', ...(/^privateSpace|^manageWebRooms$/.test(page) && { lacking: true }) },
          ]),
        ),
        audit: { default: 'admin', configured: 'leader' },
      },
    });
  });

  it('SHE-098 answers everyone with a role in the account, and gives others a permission error', async () => {
    const { accountId, people } = await makeAccount();
    for (const permission of permissions)
      await callPlatform(getPageAccess, { accountId }, people[permission].sessionToken);
    const stranger = (await makeAccount()).people.owner;
    await expect(callPlatform(getPageAccess, { accountId }, stranger.sessionToken)).rejects.toMatchObject(
      forbidden,
    );
  });
});

describe('checkAccess', () => {
  const person = { emailVerified: true, superadmin: false, suspended: false };

  it('answers who the caller is, and the access to an account in which the caller has a role', async () => {
    const world = { name: unique(), buildVersion: '1.10.2' };
    const { accountId, people } = await makeAccount({ verificationRequired: true, world });
    const { userId, sessionToken } = people.moderator;
    const caller = { userId, ...person, isNormalUser: true };
    const answer = await callPlatform(checkAccess, { accountId }, sessionToken);
    const { accountAccess: { pageAccess, ...accountAccess } = {}, ...shown } = answer;
    expect(shown).toEqual(caller);
    expect(accountAccess).toEqual({
      accountId,
      level: 'moderator',
      worldBuildVersion: '1.10.2',
      verificationRequired: true,
      singleSignOnRequired: false,
      passwordExpired: false,
      secondFactorMissing: false,
      movedTo: '',
    });
    expect(pageAccess).toMatchObject({ members: { default: 'admin' } });

    const elsewhere = (await makeAccount()).accountId;
    for (const input of [{}, { accountId: elsewhere }, { accountId: 'nowhere000' }])
      await expect(callPlatform(checkAccess, input, sessionToken)).resolves.toEqual(caller);
    await expect(callPlatform(checkAccess, { accountId })).rejects.toMatchObject(signedOut);
  });

  it('answers superadmins, people suspended everywhere, and people who have not verified their email', async () => {
    const { accountId, people } = await makeAccount();
    const superadmin = await makeSuperadmin();
    const unverified = await addMember(accountId, {}, { emailVerified: false });
    const checkAs = (by: { sessionToken: string }) =>
      callPlatform(checkAccess, { accountId }, by.sessionToken);
    await expect(checkAs(superadmin)).resolves.toMatchObject({
      ...{ ...person, superadmin: true },
      accountAccess: { level: 'superadmin' },
    });
    await expect(checkAs(people.suspended)).resolves.toMatchObject({
      ...{ ...person, suspended: true },
      accountAccess: { level: 'suspended' },
    });
    await expect(checkAs(unverified)).resolves.toMatchObject({ ...person, emailVerified: false });
  });

  it('answers an API credential the scopes of its token, and nothing about another account', async () => {
    const { accountId } = await makeAccount(withApiAccess);
    const credential = await makeCredential(accountId, { level: 'admin', scopes: ['members:read'] });
    const token = await platformTokenOf(credential);
    const grant = { accountId, scopes: ['members:read'] };
    const caller = { userId: credential.credentialId, ...person, grant };
    await expect(callPlatform(checkAccess, { accountId }, token)).resolves.toMatchObject({
      ...caller,
      accountAccess: { accountId, level: 'moderator', opens: 'admin' },
    });
    const elsewhere = (await makeAccount()).accountId;
    await expect(callPlatform(checkAccess, { accountId: elsewhere }, token)).rejects.toMatchObject(forbidden);
  });
});

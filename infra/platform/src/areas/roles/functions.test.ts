import { parseCode } from '@campus/contracts/core/error-codes';
import {
  createOrUpdatePermissionsForWorld,
  getPermissions,
  getPermissionsForWorld,
  getRolePermissions,
  updatePermission,
} from '@campus/contracts/roles/functions';
import { pages } from '@campus/domain/access/pages';
import { roleName } from '@campus/domain/access/role-names';
import { configuredIn, permissionIdOf } from '@campus/tests/areas/roles';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { makeAccount, makePerson, makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden };
const notFound = { code: parseCode.notFound };
const below = ['suspended', 'member', 'leader', 'moderator'] as const;

describe('getPermissions', () => {
  it('RLP-003 RLP-028 answers admins and up the records of the types asked for, with their roles', async () => {
    const { accountId, people } = await makeAccount();
    for (const { sessionToken } of [people.admin, people.owner, await makeSuperadmin()]) {
      const found = await callPlatform(getPermissions, { accountId, types: ['pageAccess'] }, sessionToken);
      expect(found.map(({ action }) => action).toSorted()).toEqual([...pages].toSorted());
      expect(found.find(({ action }) => action === 'audit')).toEqual({
        id: await permissionIdOf('pageAccess', 'audit'),
        type: 'pageAccess',
        action: 'audit',
        roles: ['superadmin', roleName('owner', accountId), roleName('admin', accountId)],
        configuredWorldPermission: null,
        defaultPermission: 'admin',
        minBuildVersion: null,
        params: { page: 'audit', tab: 'security', order: 20 },
      });
    }
    const both = await callPlatform(
      getPermissions,
      { accountId, types: ['cmd', 'pageAccess'] },
      people.admin.sessionToken,
    );
    expect(new Set(both.map(({ type }) => type))).toEqual(new Set(['cmd', 'pageAccess']));
  });

  it('RLP-028 refuses everybody below Admin, and strangers', async () => {
    const { accountId, people } = await makeAccount();
    for (const { sessionToken } of [...below.map((level) => people[level]), await makePerson()])
      await expect(
        callPlatform(getPermissions, { accountId, types: ['cmd'] }, sessionToken),
      ).rejects.toMatchObject(forbidden);
  });

  it('RLP-004 knows the types cmd and pageAccess, and no other', async () => {
    const { accountId, people } = await makeAccount();
    const ask = (types: string[]) =>
      requestPlatform('POST', `/functions/${getPermissions.name}`, {
        body: { accountId, types },
        sessionToken: people.admin.sessionToken,
      });
    expect(await (await ask(['roomControl'])).json()).toMatchObject({
      code: parseCode.invalid,
      error: 'A permission is of type cmd or pageAccess.',
    });
    expect((await ask(['cmd'])).status).toBe(200);
  });
});

describe('updatePermission', () => {
  it('RLP-029 ROL-013 stores the roles of one permission and answers the record', async () => {
    const { accountId, people } = await makeAccount();
    const permissionId = await permissionIdOf('cmd', 'lockroom');
    const roles = [roleName('moderator', accountId), 'superadmin'];
    const record = await callPlatform(
      updatePermission,
      { accountId, permissionId, roles },
      people.admin.sessionToken,
    );
    expect(record).toMatchObject({ action: 'lockroom', defaultPermission: 'leader' });
    expect(record.configuredWorldPermission?.level).toBe('moderator');
    expect(record.roles).toEqual([
      'superadmin',
      ...(['owner', 'admin', 'moderator'] as const).map((level) => roleName(level, accountId)),
    ]);
    expect(await configuredIn(accountId)).toEqual({ 'cmd lockroom': 'moderator' });
  });

  it('ROL-002 RLP-011 gives an option that no role has back to leaders', async () => {
    const { accountId, people } = await makeAccount();
    const permissionId = await permissionIdOf('cmd', 'lockroom');
    const { sessionToken } = people.admin;
    await callPlatform(
      updatePermission,
      { accountId, permissionId, roles: [roleName('admin', accountId)] },
      sessionToken,
    );
    const record = await callPlatform(updatePermission, { accountId, permissionId, roles: [] }, sessionToken);
    expect(record.configuredWorldPermission?.level).toBe('leader');
  });

  it('RLP-029 ROL-013 does not find an unknown permission, nor what another account has configured', async () => {
    const { accountId, people } = await makeAccount();
    const other = await makeAccount();
    const { sessionToken } = other.people.owner;
    await callPlatform(
      createOrUpdatePermissionsForWorld,
      { accountId: other.accountId, type: 'cmd', action: 'lockroom', update: { roles: [] } },
      sessionToken,
    );
    const theirs = await sql.one<{ id: string }>(
      'select "objectId" as id from "WorldPermission" where account = $1',
      [other.accountId],
    );
    for (const permissionId of [theirs?.id ?? '', 'nowhere000'])
      await expect(
        callPlatform(updatePermission, { accountId, permissionId, roles: [] }, people.owner.sessionToken),
      ).rejects.toMatchObject(notFound);
  });

  it('ROL-013 RLP-029 refuses everybody below Admin', async () => {
    const { accountId, people } = await makeAccount();
    const permissionId = await permissionIdOf('cmd', 'lockroom');
    for (const level of below)
      await expect(
        callPlatform(updatePermission, { accountId, permissionId, roles: [] }, people[level].sessionToken),
      ).rejects.toMatchObject(forbidden);
    expect(await configuredIn(accountId)).toEqual({});
  });
});

it.each(['import', 'badges', 'memberProfile', 'roles', 'effectiveAccess'])(
  'ROL-028 page %s is not opened below Admin by either function that other programs call',
  async (action) => {
    const { accountId, people } = await makeAccount();
    const permissionId = await permissionIdOf('pageAccess', action);
    const { sessionToken } = people.owner;
    const tooLow = { key: 'roles.level.tooLow' };
    for (const level of ['member', 'leader', 'moderator'] as const) {
      const roles = [roleName(level, accountId)];
      const update = { accountId, permissionId, roles };
      const named = { accountId, type: 'pageAccess', action, update: { roles } } as const;
      await expect(callPlatform(updatePermission, update, sessionToken)).rejects.toMatchObject(tooLow);
      await expect(
        callPlatform(createOrUpdatePermissionsForWorld, named, sessionToken),
      ).rejects.toMatchObject(tooLow);
    }
    expect(await configuredIn(accountId)).toEqual({});
  },
);

describe('getPermissionsForWorld', () => {
  it('RLP-030 RLP-023 answers everybody with a role in the account how options and pages are opened', async () => {
    const { accountId, people } = await makeAccount();
    await callPlatform(
      createOrUpdatePermissionsForWorld,
      { accountId, type: 'cmd', action: 'guidedtour', update: { roles: [roleName('admin', accountId)] } },
      people.owner.sessionToken,
    );
    for (const level of ['suspended', 'member', 'admin'] as const) {
      const found = await callPlatform(
        getPermissionsForWorld,
        { accountId, types: ['cmd'] },
        people[level].sessionToken,
      );
      expect(found.find(({ action }) => action === 'guidedtour')).toEqual({
        type: 'cmd',
        action: 'guidedtour',
        params: { page: 'goto', tab: 'world', order: 30 },
        minBuildVersion: '1.10.0',
        defaultPermission: 'leader',
        configuredWorldPermission: {
          level: 'admin',
          roles: ['superadmin', roleName('owner', accountId), roleName('admin', accountId)],
        },
      });
      expect(found.find(({ action }) => action === 'lockroom')?.configuredWorldPermission).toBeNull();
    }
    const stranger = await makePerson();
    await expect(
      callPlatform(getPermissionsForWorld, { accountId, types: ['cmd'] }, stranger.sessionToken),
    ).rejects.toMatchObject(forbidden);
  });
});

describe('createOrUpdatePermissionsForWorld', () => {
  const configure = (accountId: string, roles: string[], sessionToken: string) =>
    callPlatform(
      createOrUpdatePermissionsForWorld,
      { accountId, type: 'pageAccess', action: 'audit', update: { roles } },
      sessionToken,
    );

  it('RLP-031 creates the one record of an action and type, and updates it from then on', async () => {
    const { accountId, people } = await makeAccount();
    const first = await configure(accountId, [roleName('leader', accountId)], people.admin.sessionToken);
    expect(first.configuredWorldPermission?.level).toBe('leader');
    const second = await configure(accountId, [roleName('moderator', accountId)], people.admin.sessionToken);
    expect(second.configuredWorldPermission?.level).toBe('moderator');
    expect(await sql.query('select level from "WorldPermission" where account = $1', [accountId])).toEqual([
      { level: 'moderator' },
    ]);
  });

  it('RLP-031 refuses everybody below Admin', async () => {
    const { accountId, people } = await makeAccount();
    for (const level of below)
      await expect(configure(accountId, [], people[level].sessionToken)).rejects.toMatchObject(forbidden);
    expect(await configuredIn(accountId)).toEqual({});
  });
});

describe('getRolePermissions', () => {
  it('ROL-012 answers options, pages, and the chat bar, each with its default and what is configured', async () => {
    const { accountId, people } = await makeAccount({ world: { name: unique(), buildVersion: '2.0.0' } });
    const { items, features } = await callPlatform(
      getRolePermissions,
      { accountId },
      people.admin.sessionToken,
    );
    expect(items.filter(({ table }) => table === 'roomControl')).toMatchObject([
      {
        action: 'chatBar',
        default: 'member',
        configured: null,
        lowest: 'member',
        highest: 'owner',
        changed: null,
      },
    ]);
    expect(items.find(({ action }) => action === 'lockroom')).toMatchObject({
      default: 'leader',
      configured: null,
    });
    expect(items.find(({ action }) => action === 'badges')).toMatchObject({
      default: 'admin',
      lowest: 'admin',
    });
    expect(items.some(({ action }) => action === 'roles')).toBe(false);
    expect(features.find(({ feature }) => feature === 'kick')).toEqual({
      feature: 'kick',
      role: 'moderator',
      default: 'moderator',
    });
  });

  it('ROL-007 ROL-024 the chat bar and the features follow the thresholds of the server configuration, also 0', async () => {
    const { accountId, people } = await makeAccount();
    await sql.query(
      'update "ServerConfig" set "chatBarMinPermissions" = 8, "kickMinPermissions" = 0 where account = $1',
      [accountId],
    );
    const { items, features } = await callPlatform(
      getRolePermissions,
      { accountId },
      people.admin.sessionToken,
    );
    expect(items.find(({ action }) => action === 'chatBar')?.configured).toBe('admin');
    expect(features.find(({ feature }) => feature === 'kick')?.role).toBe('member');
  });
});

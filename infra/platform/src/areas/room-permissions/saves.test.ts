import { parseCode } from '@campus/contracts/core/error-codes';
import {
  deleteRoomLevelPermissions,
  deleteRoomPermissions,
  getLevelPermissions,
  getRoomPermissionChanges,
  getRoomPermissions,
  updateRoomPermissions,
} from '@campus/contracts/room-permissions/functions';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

type Account = Awaited<ReturnType<typeof makePermissionsAccount>>;

/** Sets a permission in every scope, for desktop and web. */
async function setEverywhere({ save }: Account): Promise<void> {
  for (const isWeb of [false, true]) {
    await save({ kick: 1 }, { isWeb });
    await save({ kick: 1 }, { isWeb, level: 'hall' });
    await save({ kick: 1 }, { isWeb, level: 'hall', instance: 1 });
    await save({ kick: 1 }, { isWeb, level: 'hall', instance: 2 });
    await save({ kick: 1 }, { isWeb, level: 'lab' });
  }
}

describe('updateRoomPermissions', () => {
  it('RPM-035 RPM-036 RPM-069 makes the record of each scope, keyed by permission, and returns it', async () => {
    const account = await makePermissionsAccount();
    const { accountId, people, save, stored } = account;
    const world = await save({ kick: 8, mute: 1 });
    expect(world).toMatchObject({
      level: null,
      instance: null,
      isWeb: false,
      permissions: { kick: 8, mute: 1 },
    });
    await save({ kick: 0 }, { isWeb: true });
    await save({ kick: 1 }, { level: 'hall' });
    const scene = await save({ kick: 4 }, { level: 'hall', instance: 2 });
    expect(scene).toMatchObject({ level: 'hall', instance: 2, permissions: { kick: 4 } });
    expect(await stored()).toEqual([
      'desktop world all kick 8',
      'desktop world all mute 1',
      'desktop hall all kick 1',
      'desktop hall 2 kick 4',
      'web world all kick 0',
    ]);
    const byId = { accountId, permissionsObjectId: world.id, permissions: { kick: 16 } };
    await callPlatform(updateRoomPermissions, byId, people.owner.sessionToken);
    expect((await stored())[0]).toBe('desktop world all kick 16');
  });

  it('RPM-069 refuses a record that is not of the account', async () => {
    const { save, stored } = await makePermissionsAccount();
    const other = await (await makePermissionsAccount()).save({ kick: 1 });
    await expect(save({ kick: 0 }, { permissionsObjectId: other.id })).rejects.toMatchObject({
      key: 'roomPermissions.recordGone',
    });
    expect(await stored()).toEqual([]);
  });

  it.each([18, 2, -1, 4.5, '4', null])('RPM-039 refuses the level %j, and stores nothing', async (level) => {
    const { save, stored } = await makePermissionsAccount();
    const permissions = { mute: 4, kick: level } as Record<string, number>;
    await expect(save(permissions)).rejects.toMatchObject({ code: parseCode.invalid });
    expect(await stored()).toEqual([]);
  });

  it('RPM-057 RPM-058 refuses a level that the permission does not offer', async () => {
    const { save, stored } = await makePermissionsAccount();
    await expect(save({ mute: 0 })).rejects.toMatchObject({ key: 'roomPermissions.notOffered' });
    await expect(save({ textchatmoderation: 1 })).rejects.toMatchObject({
      key: 'roomPermissions.notOffered',
    });
    expect(await stored()).toEqual([]);
  });

  it('refuses permissions, room types, and scenes that there are none of', async () => {
    const { save, stored } = await makePermissionsAccount();
    await expect(save({ fly: 4 })).rejects.toMatchObject({ key: 'roomPermissions.unknownOption' });
    await expect(save({ kick: 4 }, { level: 'den' })).rejects.toMatchObject({
      key: 'roomPermissions.unknownOption',
    });
    await expect(save({ kick: 4 }, { level: 'moon' })).rejects.toMatchObject({
      key: 'roomPermissions.unknownScope',
    });
    await expect(save({ kick: 4 }, { level: 'hall', instance: 9 })).rejects.toMatchObject({
      key: 'roomPermissions.unknownScope',
    });
    expect(await stored()).toEqual([]);
  });

  it('RPM-079 RPM-080 names what is missing', async () => {
    const { people, accountId } = await makePermissionsAccount();
    const call = (input: object) =>
      callPlatform(updateRoomPermissions, input as never, people.admin.sessionToken);
    await expect(call({ permissions: { kick: 4 } })).rejects.toThrow('Missing account');
    await expect(call({ accountId })).rejects.toThrow('Missing permissions');
  });

  it('nobody sets, changes, or removes a level above their own', async () => {
    const { save, stored, people, accountId } = await makePermissionsAccount();
    await openPages(accountId, 'moderator', ['roomPermissions']);
    const refused = { key: 'roomPermissions.aboveOwn' };
    await expect(save({ kick: 8 }, {}, people.moderator)).rejects.toMatchObject(refused);
    await save({ kick: 16 }, {}, people.owner);
    await expect(save({ kick: 4 }, {}, people.admin)).rejects.toMatchObject(refused);
    await expect(
      callPlatform(deleteRoomPermissions, { accountId }, people.admin.sessionToken),
    ).rejects.toMatchObject(refused);
    expect(await stored()).toEqual(['desktop world all kick 16']);
    await save({ mute: 4 }, {}, people.moderator);
    expect(await stored()).toEqual(['desktop world all kick 16', 'desktop world all mute 4']);
  });

  it('nobody sets a narrower scope below a level above their own that is set around it', async () => {
    const { save, stored, people } = await makePermissionsAccount();
    const refused = { key: 'roomPermissions.aboveOwn' };
    await save({ kick: 16, mute: 16 }, {}, people.owner);
    await save({ mute: 8 }, { level: 'hall' }, people.owner);
    await expect(save({ kick: 1 }, { level: 'hall' }, people.admin)).rejects.toMatchObject(refused);
    await expect(save({ kick: 1 }, { level: 'hall', instance: 1 }, people.admin)).rejects.toMatchObject(
      refused,
    );
    await save({ mute: 4 }, { level: 'hall', instance: 1 }, people.admin);
    await save({ kick: 1 }, { level: 'hall', isWeb: true }, people.admin);
    expect((await stored()).filter((line) => line.startsWith('desktop hall'))).toEqual([
      'desktop hall all mute 8',
      'desktop hall 1 mute 4',
    ]);
  });

  it('leaves what another person has changed since, and answers both values', async () => {
    const { save, stored, people } = await makePermissionsAccount();
    await save({ kick: 8 }, {}, people.owner);
    const answer = await save({ kick: 1, mute: 1 }, { base: { kick: null, mute: null } });
    expect(answer.conflicts).toEqual([{ field: 'kick', mine: '1', theirs: '8', by: people.owner.email }]);
    expect(await stored()).toEqual(['desktop world all kick 8', 'desktop world all mute 1']);
    const agreed = await save({ kick: 8 }, { base: { kick: null } });
    expect(agreed.conflicts).toEqual([]);
  });

  it('of ten at the same time all permissions are stored, in one record', async () => {
    const { save, read } = await makePermissionsAccount();
    const ids = ['kick', 'mute', 'emotes', 'textchatmoderation'];
    await Promise.all(ids.map((id) => save({ [id]: 8 })));
    const { records, version } = await read();
    expect(records.map(({ permissions }) => permissions)).toEqual([
      { kick: 8, mute: 8, emotes: 8, textchatmoderation: 8 },
    ]);
    expect(version).toBe(4);
  });

  it('keeps who changed what, and the audit entry', async () => {
    const { save, people, accountId } = await makePermissionsAccount();
    await save({ kick: 8 }, { level: 'hall', instance: 1 });
    await save({ kick: 4 }, { level: 'hall', instance: 1 }, people.owner);
    const { items } = await callPlatform(
      getRoomPermissionChanges,
      { accountId, level: 'hall' },
      people.admin.sessionToken,
    );
    const common = { kind: 'desktop', level: 'hall', instance: 1, field: 'kick' };
    expect(items).toMatchObject([
      { ...common, from: '8', to: '4', by: people.owner.email },
      { ...common, from: '', to: '8', by: people.admin.email },
    ]);
    const entry = await sql.one('select * from "AuditEntry" where account = $1 order by at desc limit 1', [
      accountId,
    ]);
    expect(entry).toMatchObject({
      operation: 'roomPermissions.save',
      before: { kick: '8' },
      after: { kick: '4' },
    });
  });
});

describe('resets', () => {
  it('RPM-050 RPM-070 deleteRoomPermissions deletes exactly one scope', async () => {
    const account = await makePermissionsAccount();
    const { accountId, people, stored } = account;
    await setEverywhere(account);
    const all = await stored();
    const reset = (scope: object) =>
      callPlatform(deleteRoomPermissions, { accountId, ...scope }, people.admin.sessionToken);
    const without = (gone: string[]) => all.filter((one) => !gone.includes(one));
    expect(await reset({ level: 'hall', instance: 1 })).toMatchObject({ deleted: 1 });
    expect(await stored()).toEqual(without(['desktop hall 1 kick 1']));
    expect(await reset({ level: 'hall' })).toMatchObject({ deleted: 1 });
    expect(await stored()).toEqual(without(['desktop hall 1 kick 1', 'desktop hall all kick 1']));
    expect(await reset({ isWeb: true })).toMatchObject({ deleted: 1 });
    expect(await reset({ isWeb: true })).toMatchObject({ deleted: 0 });
    expect(await stored()).toEqual(
      without(['desktop hall 1 kick 1', 'desktop hall all kick 1', 'web world all kick 1']),
    );
  });

  it('RPM-050 RPM-071 deleteRoomLevelPermissions deletes a room type and its scenes on both platforms', async () => {
    const account = await makePermissionsAccount();
    const { accountId, people, stored } = account;
    await setEverywhere(account);
    const input = { accountId, level: 'hall' };
    const { deleted } = await callPlatform(deleteRoomLevelPermissions, input, people.admin.sessionToken);
    expect(deleted).toBe(6);
    expect(await stored()).toEqual([
      'desktop world all kick 1',
      'desktop lab all kick 1',
      'web world all kick 1',
      'web lab all kick 1',
    ]);
  });

  it('RPM-079 RPM-081 name what is missing', async () => {
    const { people, accountId } = await makePermissionsAccount();
    const { sessionToken } = people.admin;
    await expect(callPlatform(deleteRoomPermissions, {} as never, sessionToken)).rejects.toThrow(
      'Missing account',
    );
    await expect(
      callPlatform(deleteRoomLevelPermissions, { accountId } as never, sessionToken),
    ).rejects.toThrow('Missing level');
  });

  it('deletes nothing where something was changed since the person was told what would go', async () => {
    const { save, read, stored, accountId, people } = await makePermissionsAccount();
    await save({ kick: 8 });
    const { version } = await read();
    await save({ mute: 8 }, {}, people.owner);
    await expect(
      callPlatform(deleteRoomPermissions, { accountId, version }, people.admin.sessionToken),
    ).rejects.toMatchObject({ key: 'roomPermissions.changedMeanwhile' });
    expect(await stored()).toHaveLength(2);
  });
});

describe('lists', () => {
  it('RPM-066 RPM-067 contain records of the account on one platform: world and room types, or scenes', async () => {
    const account = await makePermissionsAccount();
    const { accountId, people } = account;
    await setEverywhere(account);
    await setEverywhere(await makePermissionsAccount());
    const { sessionToken } = people.admin;
    const levels = await callPlatform(getLevelPermissions, { accountId, isWeb: true }, sessionToken);
    expect(levels.results.map(({ level, isWeb }) => [level, isWeb])).toEqual([
      [null, true],
      ['hall', true],
      ['lab', true],
    ]);
    const scenes = await callPlatform(getRoomPermissions, { accountId, level: 'hall' }, sessionToken);
    expect(scenes.results.map(({ instance, isWeb }) => [instance, isWeb])).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it('RPM-066 RPM-069 RPM-070 RPM-071 RPM-088 are closed to people without access to the page', async () => {
    const { accountId, people } = await makePermissionsAccount();
    const stranger = (await makeAccount()).people.owner;
    for (const { sessionToken } of [people.leader, stranger])
      for (const call of [
        () => callPlatform(getLevelPermissions, { accountId }, sessionToken),
        () => callPlatform(getRoomPermissions, { accountId, level: 'hall' }, sessionToken),
        () => callPlatform(updateRoomPermissions, { accountId, permissions: { kick: 4 } }, sessionToken),
        () => callPlatform(deleteRoomPermissions, { accountId }, sessionToken),
        () => callPlatform(deleteRoomLevelPermissions, { accountId, level: 'hall' }, sessionToken),
      ])
        await expect(call()).rejects.toMatchObject({ code: parseCode.forbidden });
  });
});

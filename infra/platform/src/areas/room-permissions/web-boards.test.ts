import { parseCode } from '@campus/contracts/core/error-codes';
import {
  deleteWebBoardLevelPermissions,
  deleteWebBoardPermissions,
  getWebBoardPermissions,
  updateWebBoardPermissions,
} from '@campus/contracts/room-permissions/functions';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { callPlatform } from '@campus/tests/calls/platform';
import { describe, expect, it } from 'vitest';

const whole = { permissions: {}, permissionLevel: 'memberNone', boardIds: [] } as const;

describe('updateWebBoardPermissions', () => {
  it('RPM-037 RPM-068 RPM-072 replaces the boards of one permission level, and clears them by an empty list', async () => {
    const { accountId, people } = await makePermissionsAccount();
    const { sessionToken } = people.admin;
    const hall = { accountId, level: 'hall' };
    const set = (permissionLevel: 'memberNone' | 'leaderLimited', boardIds: string[], permissions = {}) =>
      callPlatform(
        updateWebBoardPermissions,
        { ...hall, permissionLevel, boardIds, permissions },
        sessionToken,
      );
    await set('memberNone', ['1', '2'], { webboardfull: 4 });
    await set('leaderLimited', ['3']);
    const record = await set('memberNone', ['7']);
    expect(record).toMatchObject({
      level: 'hall',
      permissions: { webboardfull: 4 },
      boards: { memberNone: ['7'], leaderLimited: ['3'] },
    });
    const list = async () =>
      (await callPlatform(getWebBoardPermissions, { accountId }, sessionToken)).results;
    expect(await list()).toMatchObject([
      { permissionLevel: 'leaderLimited', boardIds: ['3'], permissions: { webboardfull: 4 } },
      { permissionLevel: 'memberNone', boardIds: ['7'], permissions: { webboardfull: 4 } },
    ]);
    await set('leaderLimited', []);
    await set('memberNone', []);
    expect(await list()).toMatchObject([
      { permissionLevel: null, boardIds: [], permissions: { webboardfull: 4 } },
    ]);
  });

  it.each(['permissions', 'permissionLevel', 'boardIds'])('RPM-082 is refused without %s', async (field) => {
    const { accountId, people } = await makePermissionsAccount();
    const input = { accountId, level: 'hall', ...whole, [field]: undefined };
    await expect(
      callPlatform(updateWebBoardPermissions, input as never, people.admin.sessionToken),
    ).rejects.toThrow('Missing permissions, permissionLevel, or board ids to update');
  });

  it('RPM-079 is refused without an account', async () => {
    const { people } = await makePermissionsAccount();
    await expect(
      callPlatform(updateWebBoardPermissions, whole as never, people.admin.sessionToken),
    ).rejects.toThrow('Missing account');
  });

  it('RPM-072 RPM-073 RPM-074 are closed to people without access to the page', async () => {
    const { accountId, people } = await makePermissionsAccount();
    const { sessionToken } = people.leader;
    const calls = [
      () =>
        callPlatform(
          updateWebBoardPermissions,
          { accountId, level: 'hall', ...whole, boardIds: [] },
          sessionToken,
        ),
      () => callPlatform(deleteWebBoardPermissions, { accountId }, sessionToken),
      () => callPlatform(deleteWebBoardLevelPermissions, { accountId, level: 'hall' }, sessionToken),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: parseCode.forbidden });
  });
});

describe('saveWebBoardPermissions', () => {
  it('RPM-052 RPM-053 blanks the field whose exceptions are used', async () => {
    const { saveBoards } = await makePermissionsAccount();
    await saveBoards({ level: 'hall', boards: { memberLimited: ['1'], memberFull: ['2'] } });
    const { boards } = await saveBoards({
      level: 'hall',
      boards: { memberLimitedExceptions: ['3'], memberFullExceptions: ['4'] },
    });
    expect(boards).toEqual({ memberLimitedExceptions: ['3'], memberFullExceptions: ['4'] });
  });

  it('RPM-030 takes no boards for the world', async () => {
    const { saveBoards, read } = await makePermissionsAccount();
    await expect(saveBoards({ boards: { memberNone: ['1'] } })).rejects.toMatchObject({
      code: parseCode.invalid,
    });
    await saveBoards({ permissions: { webboardlimited: 1 } });
    expect((await read()).webBoards).toMatchObject([{ level: null, permissions: { webboardlimited: 1 } }]);
  });

  it('nobody gives an access to single boards that is kept above their own level', async () => {
    const { saveBoards, people } = await makePermissionsAccount();
    const scene = { level: 'hall', instance: 1 };
    await saveBoards({ level: 'hall', permissions: { webboardfull: 16 } }, people.owner);
    await expect(saveBoards({ ...scene, boards: { memberFull: ['1'] } }, people.admin)).rejects.toMatchObject(
      {
        key: 'roomPermissions.aboveOwn',
      },
    );
    await saveBoards({ ...scene, boards: { memberNone: ['1'] } }, people.admin);
    await saveBoards({ level: 'lab', boards: { memberFull: ['1'] } }, people.admin);
  });

  it('leaves boards that another person has changed since', async () => {
    const { saveBoards, people } = await makePermissionsAccount();
    await saveBoards({ level: 'hall', boards: { memberNone: ['1'] } }, people.owner);
    const { boards, conflicts } = await saveBoards({
      level: 'hall',
      boards: { memberNone: ['2'], leaderNone: ['3'] },
      baseBoards: {},
    });
    expect(boards).toEqual({ memberNone: ['1'], leaderNone: ['3'] });
    expect(conflicts).toEqual([{ field: 'memberNone', mine: '2', theirs: '1', by: people.owner.email }]);
  });
});

it('RPM-073 RPM-074 deletes the mappings of one scope, or of a room type and its scenes', async () => {
  const { accountId, saveBoards, people, read, save, stored } = await makePermissionsAccount();
  const { sessionToken } = people.admin;
  await save({ kick: 1 }, { level: 'hall' });
  for (const scope of [{}, { level: 'hall' }, { level: 'hall', instance: 1 }, { level: 'lab' }])
    await saveBoards({ ...scope, permissions: { webboardfull: 4 } });
  const left = async () => (await read()).webBoards.map(({ level, instance }) => [level, instance]);
  const hall = { accountId, level: 'hall' };
  await callPlatform(deleteWebBoardPermissions, hall, sessionToken);
  expect(await left()).toEqual([
    [null, null],
    ['hall', 1],
    ['lab', null],
  ]);
  expect(await callPlatform(deleteWebBoardPermissions, hall, sessionToken)).toMatchObject({ deleted: 0 });
  await callPlatform(deleteWebBoardLevelPermissions, hall, sessionToken);
  expect(await left()).toEqual([
    [null, null],
    ['lab', null],
  ]);
  expect(await stored()).toEqual(['desktop hall all kick 1']);
  await expect(
    callPlatform(deleteWebBoardLevelPermissions, { accountId } as never, sessionToken),
  ).rejects.toThrow('Missing level');
});

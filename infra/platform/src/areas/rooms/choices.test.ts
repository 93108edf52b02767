import { text } from '@campus/contracts/core/text';
import {
  bulkUpdateRooms,
  getCustomMenuItems,
  getLevelDoors,
  getLevelLocations,
  getLevelMappings,
  getOktaGroups,
  getRoomReferences,
  getRooms,
  getSupportedLevels,
  lookUpRooms,
  updateRoom,
} from '@campus/contracts/rooms/functions';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { makeCommand, makeRoom, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { callPlatform } from '@campus/tests/calls/platform';
import { sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import { insertSsoConfigs } from '../../foundation/records/sso-configs.ts';
import { levelMappingTable } from '../../foundation/schema/tables/level-mapping.ts';

const forbidden = { key: 'access.forbidden' };

it('ROM-049 getRooms answers the rooms by order, at most 1,000 at a time; ROM-050 getCustomMenuItems the commands', async () => {
  const { accountId, people } = await makeRoomsAccount(['A', 'B!', 'F/C', 'D!']);
  await sql.query('update "Room" set "order" = 5 where account = $1 and name = $2', [accountId, 'C']);
  const { sessionToken } = people.admin;
  const rooms = await callPlatform(getRooms, { accountId }, sessionToken);
  expect(rooms.results.map(({ name }) => name)).toEqual(['C', 'A']);
  const part = await callPlatform(getRooms, { accountId, skip: 1, limit: 1000 }, sessionToken);
  expect(part.results.map(({ name }) => name)).toEqual(['A']);
  await expect(callPlatform(getRooms, { accountId, limit: 1001 }, sessionToken)).rejects.toThrow();
  const commands = await callPlatform(getCustomMenuItems, { accountId }, sessionToken);
  expect(commands.results.map(({ name }) => name)).toEqual(['B', 'D']);
  const asModerator = people.moderator.sessionToken;
  await expect(callPlatform(getRooms, { accountId }, asModerator)).rejects.toMatchObject(forbidden);
  await expect(callPlatform(getCustomMenuItems, { accountId }, asModerator)).rejects.toMatchObject(forbidden);
});

it('ROM-048 lookUpRooms answers rooms with name and voice IP, of instances below 5000, at most 500', async () => {
  const { accountId, people } = await makeRoomsAccount();
  const voiceIP = '10.0.0.1';
  const found = await makeRoom(accountId, { name: 'Hall', voiceIP, instance: 4999 });
  await makeRoom(accountId, { name: 'Far', voiceIP, instance: 5000 });
  await makeRoom(accountId, { name: '', voiceIP, instance: 1 });
  await makeRoom(accountId, { name: 'Silent', instance: 1 });
  const look = async () => (await callPlatform(lookUpRooms, { accountId }, people.admin.sessionToken)).items;
  expect(await look()).toEqual([{ id: found, name: 'Hall', voiceIP }]);
  await sql.query(
    `insert into "Room" ("objectId", "createdAt", "updatedAt", account, name, "voiceIP", instance, "order")
     select 'L' || $1 || n, now(), now(), $1, 'Many', '10.0.0.1', n, n from generate_series(1, 600) n`,
    [accountId],
  );
  expect(await look()).toHaveLength(500);
});

/** Levels that only this test's client application has. */
async function makeLevels() {
  const clientInfoId = `client-${unique()}`;
  const account = await makeRoomsAccount([], {
    world: { name: `world-${unique()}`, clientInfoId },
    webLevels: ['hall', 'lobby'],
  });
  const mine = { name: 'hall', clientInfoId, locations: ['stage', 'door'], doors: ['north', 'east'] };
  await levelMappingTable.insert(sql, [
    {
      ...mine,
      shortName: 'H',
      friendlyName: 'Hall',
      image: 'i',
      thumbnailImage: 't',
      base64LowResImage: 'b',
    },
    { name: 'vault', clientInfoId: `other-${unique()}`, locations: ['safe'], doors: ['gate'] },
    { name: 'annex', clientInfoId, isHidden: true, zoomCapable: true },
  ]);
  const ask = { accountId: account.accountId };
  const { sessionToken } = account.people.admin;
  return { ...account, ask, sessionToken, clientInfoId };
}

it('ROM-010 ROM-051 getLevelMappings answers the levels of the client application of the account', async () => {
  const { ask, sessionToken, clientInfoId } = await makeLevels();
  const { items } = await callPlatform(getLevelMappings, ask, sessionToken);
  const own = items.filter((level) => level.clientInfoId === clientInfoId);
  expect(own).toMatchObject([
    { name: 'annex', isHidden: true, zoomCapable: true },
    {
      name: 'hall',
      shortName: 'H',
      friendlyName: 'Hall',
      image: 'i',
      thumbnailImage: 't',
      base64LowResImage: 'b',
      isHidden: false,
      zoomCapable: false,
    },
  ]);
  expect(items.map(({ name }) => name)).not.toContain('vault');
});

it('ROM-052 ROM-053 answers locations and doors of a level, none for one that is not known', async () => {
  const { ask, sessionToken } = await makeLevels();
  const of = (levelName: string) => ({ ...ask, levelName });
  expect(await callPlatform(getLevelLocations, of('hall'), sessionToken)).toEqual({
    items: ['door', 'stage'],
  });
  expect(await callPlatform(getLevelDoors, of('hall'), sessionToken)).toEqual({ items: ['east', 'north'] });
  for (const call of [getLevelLocations, getLevelDoors])
    for (const level of ['vault', 'nowhere'])
      expect(await callPlatform(call, of(level), sessionToken)).toEqual({ items: [] });
});

it('ROM-054 getOktaGroups answers the groups of the account’s single sign-on, none without one', async () => {
  const { ask, sessionToken, accountId } = await makeLevels();
  expect(await callPlatform(getOktaGroups, ask, sessionToken)).toEqual({ items: [] });
  const world = await sql.one<{ name: string }>('select name from "ServerConfig" where account = $1', [
    accountId,
  ]);
  const okta = { type: 'oidc', name: 'Okta', issuer: 'https://okta.test', clientId: 'campus' } as const;
  await insertSsoConfigs(sql, [
    { ...okta, groups: ['Staff', 'Faculty', 'Staff'], worldNames: [world?.name ?? ''] },
  ]);
  expect(await callPlatform(getOktaGroups, ask, sessionToken)).toEqual({ items: ['Faculty', 'Staff'] });
});

it('ROM-055 getSupportedLevels answers the levels that the client application supports', async () => {
  const { ask, sessionToken } = await makeLevels();
  expect(await callPlatform(getSupportedLevels, ask, sessionToken)).toEqual({ items: ['hall', 'lobby'] });
});

it('a room gets no level that the client application lacks; a stored one stays while the rest changes', async () => {
  const { accountId, sessionToken } = await makeLevels();
  const save = (levelName: string) =>
    callPlatform(
      bulkUpdateRooms,
      {
        accountId,
        create: true,
        entries: [{ change: { kind: 'room', fields: { name: 'Foyer', levelName } } }],
      },
      sessionToken,
    );
  const unknown = { message: text('rooms.level.unknown', { level: 'vault' }) };
  await expect(save('vault')).rejects.toMatchObject(unknown);
  expect(await sql.query('select 1 from "Room" where account = $1', [accountId])).toEqual([]);
  expect((await save('hall')).entries).toMatchObject([{ levelName: 'hall' }]);

  const entryId = await makeRoom(accountId, { levelName: 'gone' });
  const update = (fields: { name?: string; levelName?: string }) =>
    callPlatform(updateRoom, { accountId, entryId, change: { kind: 'room', fields } }, sessionToken);
  await expect(update({ levelName: 'vault' })).rejects.toMatchObject(unknown);
  expect((await update({ name: 'New', levelName: 'gone' })).entry).toMatchObject({ name: 'New' });
  expect((await update({ levelName: 'annex' })).entry).toMatchObject({ levelName: 'annex' });
});

it('tells what would lead to nothing without a room', async () => {
  const { accountId, people } = await makeRoomsAccount();
  const hall = await makeRoom(accountId, { levelName: 'hall', instance: 2 });
  const overflow = { dialogTitle: '', dialogMessage: '', command: '/load hall 2' };
  const full = await makeRoom(accountId, { hardUserLimitOptions: overflow, order: 10 });
  const command = await makeCommand(accountId, { targetLevel: 'hall', targetInstance: 2, order: 20 });
  await makeCommand(accountId, { targetLevel: 'hall', targetInstance: 3 });
  const { items, isSpawn } = await callPlatform(
    getRoomReferences,
    { accountId, roomId: hall },
    people.admin.sessionToken,
  );
  expect(items.map(({ id, kind }) => [kind, id])).toEqual([
    ['room', full],
    ['command', command],
  ]);
  expect(isSpawn).toBe(false);
});

it('names the permissions of a scene that stay behind, as long as no other room has it', async () => {
  const { accountId, people, save, saveBoards } = await makePermissionsAccount();
  const scene = { level: 'hall', instance: 9 };
  const roomId = await makeRoom(accountId, { levelName: 'hall', instance: 9 });
  await save({ kick: 8 }, scene);
  await save({ mute: 8 }, { ...scene, isWeb: true });
  await save({ emotes: 8 }, { level: 'hall' });
  await saveBoards({ ...scene, boards: { memberNone: ['7'] } });
  const read = () => callPlatform(getRoomReferences, { accountId, roomId }, people.admin.sessionToken);
  expect((await read()).permissions).toEqual([
    { kind: 'desktop', name: 'Kick' },
    { kind: 'web', name: 'Mute' },
    { kind: 'webBoard', name: '' },
  ]);
  await makeRoom(accountId, { levelName: 'hall', instance: 9 });
  expect((await read()).permissions).toEqual([]);
});

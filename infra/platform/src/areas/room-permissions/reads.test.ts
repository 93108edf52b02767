import { parseCode } from '@campus/contracts/core/error-codes';
import {
  getAccessibleLevelLocations,
  getEffectivePermissions,
  getPermissionRooms,
  getWebLevelMappings,
} from '@campus/contracts/room-permissions/functions';
import { makePermissionsAccount, someOptions } from '@campus/tests/areas/room-permissions';
import { makeRoom } from '@campus/tests/areas/rooms';
import { callPlatform, requestRoute } from '@campus/tests/calls/platform';
import { makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const ours = ({ name }: { name: string }) => ['den', 'hall', 'lab'].includes(name);

it('RPM-065 RPM-075 getAccessibleLevelLocations returns the levels with their locations and scenes to callers who may open the page', async () => {
  const { accountId, people } = await makePermissionsAccount({ webLevels: ['hall', 'den'] });
  const { levels, scenes } = await callPlatform(
    getAccessibleLevelLocations,
    { accountId },
    people.admin.sessionToken,
  );
  const options = someOptions.map(({ id }) => id);
  expect(levels.filter(ours)).toMatchObject([
    { name: 'den', locations: [], isSupported: true, isWebAvailable: false, options: [] },
    { name: 'hall', locations: ['desk'], isSupported: true, isWebAvailable: true, options },
    { name: 'lab', locations: [], isSupported: false, isWebAvailable: true, options },
  ]);
  expect(scenes).toEqual([
    { name: 'Hall B', group: 'Halls', level: 'hall', instance: 1 },
    { name: 'Hall A', group: 'Halls', level: 'hall', instance: 2 },
    { name: 'Lab', group: '', level: 'lab', instance: 1 },
  ]);
  await expect(
    callPlatform(getAccessibleLevelLocations, { accountId }, people.leader.sessionToken),
  ).rejects.toMatchObject({ code: parseCode.forbidden });
});

it('RPM-065 reads at most 5000 rooms', async () => {
  const { accountId, people } = await makePermissionsAccount();
  await sql.query(
    `insert into "Room" ("objectId", account, name, "levelName", instance, "order")
     select left(md5($1::text || n), 10), $1::text, 'Room ' || n, 'hall', n, n from generate_series(10, 5100) n`,
    [accountId],
  );
  const { sessionToken } = people.admin;
  const { scenes } = await callPlatform(getAccessibleLevelLocations, { accountId }, sessionToken);
  expect(scenes).toHaveLength(5000);
});

it('RPM-040 RPM-041 a room has its own fields, those of its level, and the options', async () => {
  const { accountId, people } = await makePermissionsAccount();
  await makeRoom(accountId, { name: 'Z', levelName: 'general', instance: 1, SFSRoom: 'general_1', order: 1 });
  await makeRoom(accountId, { name: 'Y', levelName: 'general', instance: 2, order: 2 });
  const read = (level?: string) =>
    callPlatform(getPermissionRooms, { accountId, level }, people.admin.sessionToken);
  const [room] = (await read('hall')).results;
  expect(room).toMatchObject({
    name: 'Hall B',
    levelName: 'hall',
    instance: 1,
    group: 'Halls',
    order: 10,
    SFSRoom: '',
    visibleOn: ['GOTO'],
    account: accountId,
    friendlyName: '',
    shortName: '',
    image: '',
    thumbnailImage: '',
    base64LowResImage: '',
    isWebAvailable: true,
    isHidden: false,
    permissionOptions: someOptions,
  });
  expect(room?.clientInfoId).not.toBe('');
  expect((await read('general')).results.map(({ name }) => name)).toEqual(['Y', 'Z']);
});

it('RPM-064 the room types of the web are the level mappings with isWebAvailable', async () => {
  const { accountId, people } = await makePermissionsAccount();
  const { results } = await callPlatform(getWebLevelMappings, { accountId }, people.admin.sessionToken);
  expect(results.filter(ours).map(({ name }) => name)).toEqual(['hall', 'lab']);
});

it('RPM-012 RPM-024 the page reads what is set, with who wrote it, and what the caller may set', async () => {
  const { accountId, people, read, save, saveBoards } = await makePermissionsAccount();
  await save({ kick: 8 });
  await saveBoards({ level: 'hall', permissions: { webboardfull: 4 } });
  await sql.query('update "ServerConfig" set "muteMinPermissions" = 0 where account = $1', [accountId]);
  const state = await read();
  expect(state).toMatchObject({
    isWebEnabled: true,
    isWebOnly: false,
    notesTeamSuites: false,
    highest: 8,
    records: [{ permissions: { kick: 8 }, written: { kick: { by: people.admin.email } } }],
    webBoards: [{ level: 'hall', permissions: { webboardfull: 4 } }],
  });
  const set = state.optionSets.find(({ roomTypes }) => roomTypes.some(({ name }) => name === 'hall'));
  expect(set?.roomTypes.map(({ name }) => name)).toEqual(['hall', 'lab']);
  expect(set?.options.find(({ id }) => id === 'mute')).toMatchObject({
    defaultPermissionLevel: 4,
    configuredLevel: 0,
  });
  expect(state.webBoardOptions).toMatchObject([
    { id: 'webboardfull', label: 'Full access', definition: 'Users can change the URL and interact.' },
    { id: 'webboardlimited', label: 'Limited', definition: 'Users can only interact.' },
    { id: 'resethomepage', label: 'Reset homepage' },
  ]);
  expect((await read(people.owner)).highest).toBe(16);
});

describe('getEffectivePermissions', () => {
  it('RPM-020 RPM-021 RPM-022 RPM-023 answers a member by the same resolver', async () => {
    const { accountId, people, save, saveBoards } = await makePermissionsAccount();
    await save({ kick: 1 });
    await save({ kick: 8 }, { level: 'hall' });
    await save({ kick: 0 }, { level: 'hall', instance: 2 });
    await saveBoards({ level: 'hall', permissions: { webboardfull: 4 }, boards: { memberNone: ['7'] } });
    const kickOf = async (scope: object) => {
      const input = { accountId, ...scope };
      const { permissions } = await callPlatform(getEffectivePermissions, input, people.member.sessionToken);
      return permissions.find(({ id }) => id === 'kick');
    };
    expect(await kickOf({})).toMatchObject({ level: 1, allowed: false });
    expect(await kickOf({ level: 'hall', instance: 1 })).toMatchObject({ level: 8, allowed: false });
    expect(await kickOf({ level: 'hall', instance: 2 })).toMatchObject({ level: 0, allowed: true });
    expect(await kickOf({ level: 'hall', instance: 2, isWeb: true })).toMatchObject({ level: 4 });
    const hall = { accountId, level: 'hall', instance: 1 };
    const { webBoards, boards } = await callPlatform(
      getEffectivePermissions,
      hall,
      people.member.sessionToken,
    );
    expect(webBoards[0]).toEqual({ id: 'webboardfull', level: 4, allowed: false });
    expect(boards).toEqual({ 7: 'none' });
  });
});

describe('GET /AI/AccountStatus/{world}', () => {
  const ask = (world: string, sessionToken?: string) =>
    requestRoute('GET', `/AI/AccountStatus/${world}`, sessionToken);

  it('RPM-061 does not tell outsiders and suspended people whether a world exists', async () => {
    const name = `world-${unique()}`;
    const { people } = await makePermissionsAccount({ world: { name, isChatbotAllowed: true } });
    const outsider = (await makePermissionsAccount({})).people.owner;
    const unknown = (world: string) => ({
      status: 404,
      body: expect.objectContaining({ detail: `The world ${world} is unknown.` }),
    });
    for (const { sessionToken } of [outsider, people.suspended])
      expect(await ask(name, sessionToken)).toEqual(unknown(name));
    expect(await ask(name, (await makeSuperadmin()).sessionToken)).toMatchObject({ status: 200 });
  });

  it('RPM-061 answers whether chatbots are allowed, 401 without a session, and 404 with detail', async () => {
    const name = `world-${unique()}`;
    const { people } = await makePermissionsAccount({ world: { name, isChatbotAllowed: true } });
    const { sessionToken } = people.member;
    expect(await ask(name, sessionToken)).toEqual({
      status: 200,
      body: { data: { isChatbotAllowed: true } },
    });
    expect((await ask(name)).status).toBe(401);
    expect((await ask(name, 'r:nobody')).status).toBe(401);
    expect(await ask('nowhere', sessionToken)).toMatchObject({
      status: 404,
      body: { detail: 'The world nowhere is unknown.' },
    });
  });
});

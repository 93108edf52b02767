import { parseCode } from '@campus/contracts/core/error-codes';
import { getRoomChanges, getRoomsVersion, updateRoom } from '@campus/contracts/rooms/functions';
import { getWebRooms, updateWebRoom } from '@campus/contracts/web-rooms/functions';
import { makeRoom } from '@campus/tests/areas/rooms';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, makeSuperadmin, type Person, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const onWeb = { visibleOn: ['GOTO', 'web'] } as const;
const invalid = { code: parseCode.invalid };

async function makeWebRooms() {
  const account = await makeAccount({ isWebEnabled: true });
  const { accountId, people } = account;
  const hall = await makeRoom(accountId, { ...onWeb, name: 'Hall', levelName: 'hall', order: 20 });
  const aula = await makeRoom(accountId, { ...onWeb, name: 'Aula', levelName: 'aula', order: 10 });
  const other = await makeRoom(accountId, { name: 'Cellar', visibleOn: ['GOTO'] });
  const superadmin = await makeSuperadmin();
  const list = (by: Person = people.admin) => callPlatform(getWebRooms, { accountId }, by.sessionToken);
  const update = (input: object, by: Person = superadmin) =>
    callPlatform(
      updateWebRoom,
      { accountId, className: 'Room', roomId: hall, dataToSave: {}, ...input },
      by.sessionToken,
    );
  const place = async (id: string) =>
    (await sql.one<{ order: number | null }>('select "order" from "Room" where "objectId" = $1', [id]))
      ?.order;
  return { ...account, hall, aula, other, superadmin, list, update, place };
}

it('WRM-019 answers the rooms of the account that are visible on the web, by name', async () => {
  const { list, hall, aula } = await makeWebRooms();
  await makeWebRooms();
  expect(await list()).toEqual([
    { objectId: aula, name: 'Aula', levelName: 'aula', order: 10 },
    { objectId: hall, name: 'Hall', levelName: 'hall', order: 20 },
  ]);
});

it('WRM-020 WRM-015 WRM-016 sets and removes fields, and answers the updated room', async () => {
  const { update, hall, place } = await makeWebRooms();
  const { room } = await update({ dataToSave: { name: 'Great Hall', order: 30 } });
  expect(room).toEqual({ id: hall, name: 'Great Hall', levelName: 'hall', order: 30 });
  expect(await place(hall)).toBe(30);
  expect((await update({ dataToRemove: ['order'] })).room).toMatchObject({ name: 'Great Hall', order: null });
  expect(await place(hall)).toBeNull();
});

it('raises the version of the list, and leaves the change in the history of the room', async () => {
  const { accountId, people, update, hall } = await makeWebRooms();
  const { version } = await update({ dataToSave: { name: 'Great Hall' } }, people.admin);
  const { sessionToken } = people.admin;
  expect(await callPlatform(getRoomsVersion, { accountId }, sessionToken)).toEqual({ version });
  const { items } = await callPlatform(getRoomChanges, { accountId, entryId: hall }, sessionToken);
  expect(items).toMatchObject([{ field: 'name', from: 'Hall', to: 'Great Hall', by: people.admin.email }]);
});

it('WRM-018 an order is for superadmins only: others are refused, and nothing is stored', async () => {
  const { people, update, list, hall, place } = await makeWebRooms();
  for (const input of [
    { dataToSave: { name: 'X', order: 5 } },
    { dataToSave: { name: 'X' }, dataToRemove: ['order'] },
  ])
    await expect(update(input, people.owner)).rejects.toMatchObject({ code: parseCode.forbidden });
  expect(await place(hall)).toBe(20);
  expect((await list()).map(({ name }) => name)).toEqual(['Aula', 'Hall']);
});

it('WRM-020 is open to those who may open the page, in an account that is web enabled', async () => {
  const { accountId, people, update, list } = await makeWebRooms();
  const save = (by: Person) => update({ dataToSave: { name: 'Hall' } }, by);
  await expect(save(people.moderator)).rejects.toMatchObject({ code: parseCode.forbidden });
  await openPages(accountId, 'moderator', ['manageWebRooms']);
  await save(people.moderator);
  await sql.query('update "Account" set "isWebEnabled" = false where "objectId" = $1', [accountId]);
  for (const call of [() => save(people.owner), () => list(people.owner)])
    await expect(call()).rejects.toMatchObject({ code: parseCode.forbidden });
});

it('WRM-020 does not find a room that is unknown, of another account, or not on the web', async () => {
  const { update, other } = await makeWebRooms();
  const theirs = await makeWebRooms();
  for (const roomId of ['nowhere000', theirs.hall, other])
    await expect(update({ roomId, dataToSave: { name: 'X' } })).rejects.toMatchObject({
      code: parseCode.notFound,
    });
});

it('WRM-021 changes nothing but name and order of a room, and never removes the name', async () => {
  const { accountId, superadmin, hall, list } = await makeWebRooms();
  const before = await list();
  for (const input of [
    { dataToSave: { name: 'X', group: 'G' } },
    { dataToSave: { levelName: 'other' } },
    { dataToSave: {}, dataToRemove: ['name'] },
    { dataToSave: {}, dataToRemove: ['roomSecurity'] },
    { dataToSave: { name: 'X' }, className: 'Membership' },
    { dataToSave: { name: '' } },
  ]) {
    const response = await requestPlatform('POST', `/functions/${updateWebRoom.name}`, {
      body: { accountId, className: 'Room', roomId: hall, ...input },
      sessionToken: superadmin.sessionToken,
    });
    expect(await response.json()).toMatchObject(invalid);
  }
  expect(await list()).toEqual(before);
});

it('a name that another person has changed since is left as it is', async () => {
  const { people, update, list } = await makeWebRooms();
  await update({ dataToSave: { name: 'Great Hall' } }, people.owner);
  await expect(
    update({ dataToSave: { name: 'Old Hall' }, base: 'Hall' }, people.admin),
  ).rejects.toMatchObject({
    key: 'webRooms.changedMeanwhile',
  });
  expect((await list()).map(({ name }) => name)).toEqual(['Aula', 'Great Hall']);
});

it('ROM-014 passcodes take a room off the web too, and its history says so', async () => {
  const { accountId, people, aula, hall, list } = await makeWebRooms();
  await sql.query(`update "Account" set "dashboardOptions" = $2 where "objectId" = $1`, [
    accountId,
    { allowRegularRoomPasscodes: true },
  ]);
  const { sessionToken } = people.admin;
  const set = (passcodes: string[]) =>
    callPlatform(
      updateRoom,
      { accountId, entryId: hall, change: { kind: 'room', fields: {}, passcodes } },
      sessionToken,
    );
  const { entry } = await set(['lantern-7']);
  expect(entry).toMatchObject({ visibleOn: ['hidden'], hasPasscodes: true, isOnWeb: false });
  expect((await list()).map(({ objectId }) => objectId)).toEqual([aula]);
  const { items } = await callPlatform(getRoomChanges, { accountId, entryId: hall }, sessionToken);
  expect(items).toContainEqual(expect.objectContaining({ field: 'isOnWeb', from: true, to: false }));
  expect((await set([])).entry).toMatchObject({ visibleOn: ['hidden'], isOnWeb: false });
  const places = await sql.one('select "visibleOn" from "Room" where "objectId" = $1', [hall]);
  expect(places).toEqual({ visibleOn: ['hidden'] });
});

it('ROM-014 a room that another program gave a passcode and the web is on no list of web rooms', async () => {
  const { aula, hall, list } = await makeWebRooms();
  await sql.query(`update "Room" set "roomSecurity" = '{"passcodes": "x"}' where "objectId" = $1`, [hall]);
  expect((await list()).map(({ objectId }) => objectId)).toEqual([aula]);
});

it('a room stays on the web when its page of rooms changes where it is listed', async () => {
  const { accountId, people, hall, list } = await makeWebRooms();
  await callPlatform(
    updateRoom,
    { accountId, entryId: hall, change: { kind: 'room', fields: { visibleOn: ['hidden'] } } },
    people.admin.sessionToken,
  );
  expect((await list()).map(({ name }) => name)).toEqual(['Aula', 'Hall']);
});

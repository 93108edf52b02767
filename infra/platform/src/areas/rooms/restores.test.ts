import {
  deleteRoom,
  getDeletedRooms,
  getPasscodesOfRegularRoom,
  getRoomChanges,
  getRoomList,
  renameRoomFolder,
  restoreRoom,
  updateRoom,
} from '@campus/contracts/rooms/functions';
import { makeRoom, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

async function makeList(names: string[]) {
  const account = await makeRoomsAccount(names);
  const { accountId, people } = account;
  const call: typeof callPlatform = (wire, input) => callPlatform(wire, input, people.admin.sessionToken);
  const entryOf = async (id: string) => {
    const { entries } = await call(getRoomList, { accountId });
    return entries.find((entry) => entry.id === id);
  };
  return { ...account, call, entryOf };
}

it('restores a room with all its fields and its passcodes, and shows the passcodes nowhere', async () => {
  const { accountId, call, entryOf } = await makeList([]);
  await sql.query(
    `update "Account" set "dashboardOptions" = coalesce("dashboardOptions", '{}') || '{"allowRegularRoomPasscodes": true}'
     where "objectId" = $1`,
    [accountId],
  );
  const entryId = await makeRoom(accountId, {
    name: 'Exam',
    order: 10,
    levelName: 'hall',
    instance: 7,
    teamAccess: ['3'],
    groupAccess: ['Staff'],
    zoomCredential: { id: '4711', passcode: 'zoom-secret-5' },
    hardUserLimitOptions: { dialogTitle: 'Full', dialogMessage: 'Wait', command: '/load hall 8' },
  });
  await call(updateRoom, {
    accountId,
    entryId,
    change: { kind: 'room', fields: {}, passcodes: ['lantern7', 'candle88'] },
  });
  const before = await entryOf(entryId);
  await call(deleteRoom, { accountId, entryId });
  expect(await entryOf(entryId)).toBeUndefined();
  const answer = await call(restoreRoom, { accountId, entryId });
  expect(answer).toMatchObject({ entry: before, isRestored: true, samePlace: [] });
  expect(await entryOf(entryId)).toEqual(before);
  expect(await call(getPasscodesOfRegularRoom, { roomId: entryId })).toEqual({
    passcodes: ['lantern7', 'candle88'],
  });
  const { items } = await call(getRoomChanges, { accountId, entryId });
  expect(items.slice(0, 2)).toMatchObject([
    { field: 'restored', to: 'Exam' },
    { field: 'deleted', from: 'Exam' },
  ]);
  const trail = await sql.query<{ entry: string }>(
    `select e::text as entry from "AuditEntry" e where account = $1 and operation in ('rooms.delete', 'rooms.restore')`,
    [accountId],
  );
  expect(trail).toHaveLength(2);
  for (const secret of ['lantern7', 'candle88', 'zoom-secret-5', 'roomSecurity'])
    expect(JSON.stringify([items, trail])).not.toContain(secret);
  expect(await sql.query('select from "DeletedEntry" where account = $1', [accountId])).toEqual([]);
});

it('restores a command at its former place, and does it once', async () => {
  const { accountId, ids, call, order } = await makeList(['A', 'F/B!', 'C']);
  const entryId = ids.B ?? '';
  await call(deleteRoom, { accountId, entryId });
  expect(await order()).toEqual(['A', 'C']);
  expect(await call(restoreRoom, { accountId, entryId })).toMatchObject({ isRestored: true });
  expect(await call(restoreRoom, { accountId, entryId })).toMatchObject({
    isRestored: false,
    entry: { id: entryId },
  });
  expect(await order()).toEqual(['A', 'F/B', 'C']);
});

it('restores into a folder that was renamed since, after what was before it', async () => {
  const { accountId, ids, call, order } = await makeList(['F/A', 'F/B', 'G/C', 'D']);
  for (const name of ['B', 'D']) await call(deleteRoom, { accountId, entryId: ids[name] ?? '' });
  await call(renameRoomFolder, { accountId, folder: 'F', name: 'H', merge: false });
  await call(renameRoomFolder, { accountId, folder: 'G', name: 'I', merge: false });
  for (const name of ['B', 'D']) await call(restoreRoom, { accountId, entryId: ids[name] ?? '' });
  expect(await order()).toEqual(['H/A', 'H/B', 'I/C', 'D']);
});

it('restores where another room has taken the instance, and names that room', async () => {
  const { accountId, call } = await makeList([]);
  const place = { levelName: 'hall', instance: 7 };
  const entryId = await makeRoom(accountId, { ...place, name: 'Old' });
  await call(deleteRoom, { accountId, entryId });
  await makeRoom(accountId, { ...place, name: 'New' });
  expect(await call(restoreRoom, { accountId, entryId })).toMatchObject({ samePlace: ['New'] });
});

it('restores nothing after 30 days, nothing of another account, and nothing into a full list', async () => {
  const { accountId, ids, call } = await makeList(['A', 'B']);
  for (const entryId of Object.values(ids)) await call(deleteRoom, { accountId, entryId });
  await sql.query(`update "DeletedEntry" set at = now() - interval '30 days 1 minute' where id = $1`, [
    ids.A,
  ]);
  const gone = { key: 'rooms.notFound' };
  await expect(call(restoreRoom, { accountId, entryId: ids.A ?? '' })).rejects.toMatchObject(gone);
  const other = await makeAccount();
  const elsewhere = callPlatform(
    restoreRoom,
    { accountId: other.accountId, entryId: ids.B ?? '' },
    other.people.owner.sessionToken,
  );
  await expect(elsewhere).rejects.toMatchObject(gone);
  await sql.query(
    `insert into "Room" ("objectId", "createdAt", "updatedAt", account, name, "order")
     select $1 || n, now(), now(), $1, 'Room', n from generate_series(1, 10000) n`,
    [accountId],
  );
  await expect(call(restoreRoom, { accountId, entryId: ids.B ?? '' })).rejects.toMatchObject({
    key: 'rooms.tooMany',
  });
  expect(await sql.query('select id from "DeletedEntry" where id = $1', [ids.B])).toEqual([{ id: ids.B }]);
});

it('keeps as many deleted entries as a list can have: the oldest ones make room', async () => {
  const { accountId, ids, call } = await makeList(['A']);
  await sql.query(
    `insert into "DeletedEntry" (id, account, kind, row, place, at)
     select $1 || n, $1, 'room', '{}', '{}', now() - n * interval '1 second' from generate_series(1, 10005) n`,
    [accountId],
  );
  await call(deleteRoom, { accountId, entryId: ids.A ?? '' });
  const left = await sql.query('select from "DeletedEntry" where account = $1', [accountId]);
  expect(left).toHaveLength(10_000);
  await expect(call(restoreRoom, { accountId, entryId: `${accountId}10005` })).rejects.toMatchObject({
    key: 'rooms.notFound',
  });
  expect(await call(restoreRoom, { accountId, entryId: ids.A ?? '' })).toMatchObject({ isRestored: true });
});

it('lists what was deleted in the last 30 days, newest first, with its author and why a level does not restore it', async () => {
  const { accountId, call, ids, people } = await makeList(['Labs/Optics', 'Hall', 'Old']);
  const board = await makeRoom(accountId, { name: 'Board', order: 90, permAccess: 0.5 });
  const remove = (entryId = '') =>
    callPlatform(deleteRoom, { accountId, entryId }, people.owner.sessionToken);
  await remove(ids.Old);
  await sql.query(`update "DeletedEntry" set at = now() - interval '31 days' where id = $1`, [ids.Old]);
  await remove(ids['Labs/Optics'] ?? ids.Optics);
  await remove(board);
  const deletedBy = people.owner.email;
  expect(await call(getDeletedRooms, { accountId })).toMatchObject([
    { id: board, kind: 'room', name: 'Board', deletedBy, reasons: [{ key: 'rooms.aboveOwn.access' }] },
    { name: 'Optics', group: 'Labs', deletedBy, reason: '', reasons: [] },
  ]);
  await call(restoreRoom, { accountId, entryId: ids['Labs/Optics'] ?? ids.Optics ?? '' });
  expect(await call(getDeletedRooms, { accountId })).toMatchObject([{ id: board }]);
  const stranger = (await makeAccount()).people.owner.sessionToken;
  await expect(callPlatform(getDeletedRooms, { accountId }, stranger)).rejects.toMatchObject({ code: 119 });
});

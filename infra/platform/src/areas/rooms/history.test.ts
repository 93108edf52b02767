import {
  bulkUpdateRooms,
  deleteRoom,
  duplicateRooms,
  getRoomChanges,
  moveRoom,
  remedyRoomProblem,
  renameRoomFolder,
  undoRoomMove,
} from '@campus/contracts/rooms/functions';
import { makeRoom, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { callPlatform } from '@campus/tests/calls/platform';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

async function makeHistory(names: string[]) {
  const account = await makeRoomsAccount(names);
  const { accountId, people } = account;
  const { sessionToken } = people.admin;
  const call: typeof callPlatform = (wire, input) => callPlatform(wire, input, sessionToken);
  /** The changes of an entry, the newest first. */
  const changes = async (entryId = '') =>
    (await call(getRoomChanges, { accountId, entryId })).items.map(({ field, from, to, by }) => {
      expect(by).toBe(people.admin.email);
      return [field, from, to];
    });
  return { ...account, call, changes };
}

it('tells that a room was created and deleted, also after that', async () => {
  const { accountId, call, changes } = await makeHistory([]);
  const fields = { name: 'Foyer', levelName: 'lobby' };
  const { entries } = await call(bulkUpdateRooms, {
    accountId,
    create: true,
    entries: [{ change: { kind: 'room', fields } }],
  });
  const entryId = entries[0]?.id ?? '';
  expect(await changes(entryId)).toEqual([['created', null, 'Foyer']]);
  await call(deleteRoom, { accountId, entryId });
  expect(await changes(entryId)).toEqual([
    ['deleted', 'Foyer', null],
    ['created', null, 'Foyer'],
  ]);
  await expect(call(getRoomChanges, { accountId, entryId: 'Nowhere000' })).rejects.toMatchObject({
    key: 'rooms.notFound',
  });
});

it('tells the copies of a folder that they were created', async () => {
  const { accountId, call, changes } = await makeHistory(['F/A', 'F/B!']);
  const { copies } = await call(duplicateRooms, { accountId, source: { folder: 'F' }, parts: [] });
  expect(copies).toHaveLength(2);
  for (const { entry } of copies) expect(await changes(entry.id)).toEqual([['created', null, entry.name]]);
});

it('tells each way into another folder, and nothing of an order', async () => {
  const { accountId, ids, call, changes } = await makeHistory(['A', 'F/B', 'C']);
  const { moveId } = await call(moveRoom, {
    accountId,
    move: { kind: 'entry', id: ids.A ?? '', folder: 'F', after: { entry: ids.B ?? '' } },
    before: [],
  });
  await call(undoRoomMove, { accountId, moveId: moveId ?? '' });
  await call(renameRoomFolder, { accountId, folder: 'F', name: 'G', merge: false });
  expect(await changes(ids.A)).toEqual([
    ['group', 'F', ''],
    ['group', '', 'F'],
  ]);
  expect(await changes(ids.B)).toEqual([['group', 'F', 'G']]);
  expect(await changes(ids.C)).toEqual([]);
});

it('tells what a remedy of the doctor changed', async () => {
  const { accountId, call, changes } = await makeHistory([]);
  const id = await makeRoom(accountId, { zoomCredential: { id: '4711', passcode: '' } });
  const problem = { kind: 'zoom.half', subjectId: id, otherId: '' } as const;
  await call(remedyRoomProblem, { accountId, problem, remedy: 'clearZoom' });
  expect(await changes(id)).toEqual([['zoomCredential', '4711', '']]);
});

it('keeps the changes that it lists, and the last one of each other field', async () => {
  const { accountId, call } = await makeHistory([]);
  const id = await makeRoom(accountId, { name: 'Foyer' });
  await sql.query(
    `insert into "RoomChange" (account, entry, field, "from", "to", by, at)
     select $1, $2, case when n = 250 then 'permAccess' else 'name' end, '"a"', '"b"', $3, now() - n * interval '1 second'
     from generate_series(1, 300) n`,
    [accountId, id, 'someone@campus.test'],
  );
  const entries = [{ entryId: id, change: { kind: 'room' as const, fields: { name: 'Hall' } } }];
  await call(bulkUpdateRooms, { accountId, create: false, entries });
  const kept = await sql.query<{ field: string; count: number }>(
    `select field, count(*)::int from "RoomChange" where account = $1 and entry = $2 group by field order by field`,
    [accountId, id],
  );
  expect(kept).toEqual([
    { field: 'name', count: 100 },
    { field: 'permAccess', count: 1 },
  ]);
});

it('of the moves of an account, the last hundred can be undone', async () => {
  const { accountId, call, ids } = await makeHistory(['A', 'F/B']);
  await sql.query(
    `insert into "RoomMove" (id, account, before, after, back, at)
     select $1 || n, $1, '[]', '[]', '[]', now() - n * interval '1 second' from generate_series(1, 120) n`,
    [accountId],
  );
  await call(moveRoom, {
    accountId,
    move: { kind: 'entry', id: ids.A ?? '', folder: 'F', after: { entry: ids.B ?? '' } },
    before: [],
  });
  const kept = await sql.query('select from "RoomMove" where account = $1', [accountId]);
  expect(kept).toHaveLength(100);
});

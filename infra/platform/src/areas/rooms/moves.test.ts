import {
  deleteRoom,
  moveRoom,
  renameRoomFolder,
  undoRoomMove,
  updateRoom,
} from '@campus/contracts/rooms/functions';
import type { Anchor, Move } from '@campus/domain/rooms/moves';
import { makeRoomsAccount } from '@campus/tests/areas/rooms';
import { callPlatform } from '@campus/tests/calls/platform';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

async function makeMoving(names: string[]) {
  const account = await makeRoomsAccount(names);
  const { accountId, people, ids } = account;
  const { sessionToken } = people.admin;
  const idOf = (name: string) => ids[name] ?? '';
  const call = (move: Move, before: NonNullable<Anchor>[] = [], version?: number) =>
    callPlatform(moveRoom, { accountId, move, before, version }, sessionToken);
  const put = (name: string, folder: string, after: Anchor, before?: NonNullable<Anchor>[]) =>
    call({ kind: 'entry', id: idOf(name), folder, after }, before);
  const putFolder = (folder: string, after: Anchor) => call({ kind: 'folder', folder, after });
  const after = (name: string) => ({ entry: idOf(name) });
  const undo = (moveId: string | null) =>
    callPlatform(undoRoomMove, { accountId, moveId: moveId ?? '' }, sessionToken);
  const rename = (folder: string, name: string, merge = false) =>
    callPlatform(renameRoomFolder, { accountId, folder, name, merge }, sessionToken);
  const remove = (name: string) => callPlatform(deleteRoom, { accountId, entryId: idOf(name) }, sessionToken);
  const orders = async () =>
    Object.fromEntries((await account.list()).entries.map(({ name, order }) => [name, order]));
  return { ...account, idOf, call, put, putFolder, after, undo, rename, remove, orders };
}

it('ROM-021 ROM-022 puts entries and whole folders after others, numbered by tens, and answers only new places', async () => {
  const { put, putFolder, after, order, orders, idOf } = await makeMoving(['A', 'F/B', 'F/C!', 'D', 'E!']);
  const { places } = await put('E', '', after('A'));
  expect(await order()).toEqual(['A', 'E', 'F/B', 'F/C', 'D']);
  expect(places).toEqual([
    { id: idOf('E'), order: 20, group: '' },
    { id: idOf('B'), order: 30, group: 'F' },
    { id: idOf('C'), order: 40, group: 'F' },
    { id: idOf('D'), order: 50, group: '' },
  ]);
  await putFolder('F', null);
  expect(await order()).toEqual(['F/B', 'F/C', 'A', 'E', 'D']);
  await put('D', 'F', after('B'));
  await put('B', '', { folder: 'F' });
  expect(await order()).toEqual(['F/D', 'F/C', 'B', 'A', 'E']);
  expect(await orders()).toEqual({ D: 10, C: 20, B: 30, A: 40, E: 50 });
});

it('says whether the list was as the caller has read it', async () => {
  const { call, list, idOf } = await makeMoving(['A', 'B']);
  const { version } = await list();
  const move = { kind: 'entry', id: idOf('B'), folder: '', after: null } as const;
  expect(await call(move, [], version)).toMatchObject({ version: version + 1, isCurrent: true });
  expect(await call(move, [], version)).toMatchObject({ version: version + 2, isCurrent: false, places: [] });
});

it('when what something is put after is gone, names the nearest place that is left, and moves nothing', async () => {
  const { put, remove, after, order, idOf } = await makeMoving(['A', 'B', 'C', 'D']);
  await remove('C');
  const before = [after('B'), after('A')];
  const refused = put('A', '', after('C'), before);
  await expect(refused).rejects.toMatchObject({
    key: 'rooms.move.anchorGone',
    message: 'What this was to be put after is no longer there. The nearest place is after B.',
  });
  await remove('B');
  await expect(put('D', '', after('C'), [after('B')])).rejects.toThrow('The nearest place is the first one.');
  expect(await order()).toEqual(['A', 'D']);
  await expect(put('B', '', null)).rejects.toMatchObject({ key: 'rooms.notFound' });
  expect(idOf('B')).not.toBe('');
});

it('undoes a move exactly, with the orders that were stored', async () => {
  const { accountId, put, undo, orders } = await makeMoving(['A', 'F/B', 'F/C', 'D!']);
  await sql.query('update "Room" set "order" = "order" * 1.5 + 1 where account = $1', [accountId]);
  const before = await orders();
  const { moveId } = await put('C', '', null);
  expect(await orders()).not.toEqual(before);
  await undo(moveId);
  expect(await orders()).toEqual(before);
});

it('undoes a move after others have moved something: only what was moved goes back', async () => {
  const { put, putFolder, after, undo, order } = await makeMoving(['A', 'B', 'F/C', 'D']);
  const { moveId } = await put('D', '', null);
  await putFolder('F', after('A'));
  await undo(moveId);
  expect(await order()).toEqual(['A', 'F/C', 'D', 'B']);
  await expect(undo('Nowhere000')).rejects.toMatchObject({ key: 'rooms.move.notFound' });
});

it('undoing a move splits no folder that an entry has come into since', async () => {
  const { put, after, undo, order } = await makeMoving(['A', 'F/B', 'X', 'D']);
  const { moveId } = await put('X', '', after('A'));
  await put('D', 'F', after('B'));
  await undo(moveId);
  expect(await order()).toEqual(['A', 'F/B', 'F/D', 'X']);
});

it('ROM-024 renaming a folder changes the group of all its rooms and commands', async () => {
  const { rename, order } = await makeMoving(['A', 'F/B', 'F/C!', 'G/D']);
  const { places } = await rename('F', ' Library ');
  expect(await order()).toEqual(['A', 'Library/B', 'Library/C', 'G/D']);
  expect(places).toHaveLength(2);
  await expect(rename('F', 'Other')).rejects.toMatchObject({ key: 'rooms.folder.notFound' });
  await expect(rename('G', 'Library')).rejects.toMatchObject({ key: 'rooms.folder.taken' });
  await expect(rename('G', '')).rejects.toMatchObject({ key: 'rooms.folder.required' });
  await expect(rename('G', 'x'.repeat(51))).rejects.toMatchObject({ key: 'rooms.folder.tooLong' });
  await rename('G', 'Library', true);
  expect(await order()).toEqual(['A', 'Library/B', 'Library/C', 'Library/D']);
});

it('a change of fields leaves the order as it is', async () => {
  const { accountId, people, idOf, orders } = await makeMoving(['A', 'B']);
  const before = await orders();
  const change = { kind: 'room', fields: { notes: 'Closed.' } } as const;
  await callPlatform(updateRoom, { accountId, entryId: idOf('B'), change }, people.owner.sessionToken);
  expect(await orders()).toEqual(before);
});

it('undoes that a folder joined another one, also after others have moved something', async () => {
  const names = ['F/A', 'F/B', 'G/C', 'D'];
  const { rename, undo, put, order } = await makeMoving(names);
  expect((await rename('F', 'H')).moveId).toBeNull();
  const joined = await rename('H', 'G', true);
  expect(await order()).toEqual(['G/C', 'G/A', 'G/B', 'D']);
  await undo(joined.moveId);
  expect(await order()).toEqual(['H/A', 'H/B', 'G/C', 'D']);
  const again = await rename('H', 'G', true);
  await put('B', '', null);
  await undo(again.moveId);
  expect(await order()).toEqual(['B', 'G/C', 'H/A', 'D']);
});

it('undoing a move leads to its folder after that was renamed', async () => {
  const { put, undo, rename, order } = await makeMoving(['F/A', 'F/B', 'C']);
  const { moveId } = await put('B', '', null);
  await rename('F', 'G');
  await undo(moveId);
  expect(await order()).toEqual(['G/A', 'G/B', 'C']);
});

import { expect, it } from 'vitest';
import { openGateway, refusalOf } from '../support/gateway.ts';
import { makeRoomsAccount } from '../support/rooms.ts';

const { as } = await openGateway();

it('ROM-005 ROM-049 ROM-050 ROM-056 lists, creates, changes, moves, and deletes rooms and commands', async () => {
  const { accountId, people, ids, order } = await makeRoomsAccount(['A', 'B!', 'F/C']);
  const { rooms } = as(people.owner);
  const { entries, version } = await rooms.list.query({ accountId });
  expect(entries.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['room A', 'command B', 'room C']);
  const saved = await rooms.save.mutate({
    accountId,
    create: true,
    entries: [{ change: { kind: 'room', fields: { name: 'D', levelName: 'hall', group: 'F' } } }],
  });
  expect(await order()).toEqual(['A', 'B', 'F/C', 'F/D']);
  const moved = await rooms.move.mutate({
    accountId,
    version: saved.version,
    move: { kind: 'entry', id: ids.C ?? '', folder: '', after: null },
  });
  expect(moved).toMatchObject({ version: version + 2, isCurrent: true });
  expect(await order()).toEqual(['C', 'A', 'B', 'F/D']);
  await rooms.undoMove.mutate({ accountId, moveId: moved.moveId ?? '' });
  await rooms.renameFolder.mutate({ accountId, folder: 'F', name: 'G' });
  const { entry } = await rooms.update.mutate({
    accountId,
    entryId: ids.A ?? '',
    change: { kind: 'room', fields: { name: 'Aula', voiceIP: ' 10.0. 0.1 ' } },
  });
  expect(entry).toMatchObject({ name: 'Aula', voiceIP: '10.0.0.1' });
  await rooms.delete.mutate({ accountId, entryId: ids.B ?? '' });
  expect(await order()).toEqual(['Aula', 'G/C', 'G/D']);
});

it('ROM-017 refuses a room with level placeholder', async () => {
  const { accountId, people } = await makeRoomsAccount();
  const created = as(people.admin).rooms.save.mutate({
    accountId,
    create: true,
    entries: [{ change: { kind: 'room', fields: { levelName: 'placeholder' } } }],
  });
  expect(await refusalOf(created)).toMatchObject({ status: 400 });
});

import { operations } from '@campus/api/http/operations';
import { getRoomMenu } from '@campus/contracts/rooms/functions';
import { menuOf } from '@campus/domain/rooms/menu';
import { makeRoom, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { runWithSdk } from '@campus/tests/calls/parse-sdk';
import { overRest } from '@campus/tests/calls/requests';
import { openPages } from '@campus/tests/world/page-access';
import { makeSuperadmin, type Person, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const gateway = await openGateway();
const { as } = gateway;
const update = operations.find(({ path }) => path === 'rooms.update');
if (!update) throw new Error('There is no operation rooms.update.');

/** Sends a change that a client's types would not allow. */
const send = (person: Person, accountId: string, entryId: string, change: object) =>
  overRest(gateway)(update, { accountId, entryId, change }, person);

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

const lobby = { kind: 'room', fields: { levelName: 'lobby' } } as const;

it('ROM-005 lets admin, owner, and superadmin create, edit, reorder, and delete; lower roles without the page not', async () => {
  const { accountId, people, ids, order } = await makeRoomsAccount(['A', 'B!']);
  const edits = (person: Person | undefined, entryId: string) => {
    const { rooms } = as(person);
    return [
      () => rooms.save.mutate({ accountId, create: true, entries: [{ change: lobby }] }),
      () => rooms.update.mutate({ accountId, entryId, change: { kind: 'room', fields: { name: 'A' } } }),
      () => rooms.move.mutate({ accountId, move: { kind: 'entry', id: entryId, folder: '', after: null } }),
      () => rooms.delete.mutate({ accountId, entryId }),
    ];
  };
  for (const person of [people.admin, people.owner, await makeSuperadmin()])
    for (const edit of edits(person, await makeRoom(accountId))) await expect(edit()).resolves.toBeTruthy();
  const before = await order();
  for (const person of [people.moderator, people.member])
    for (const edit of edits(person, ids.A ?? ''))
      expect(await refusalOf(edit())).toMatchObject({ status: 403 });
  for (const edit of edits(undefined, ids.A ?? ''))
    expect(await refusalOf(edit())).toMatchObject({ status: 401 });
  expect(await order()).toEqual(before);
  await openPages(accountId, 'moderator');
  for (const edit of edits(people.moderator, ids.A ?? '')) await expect(edit()).resolves.toBeTruthy();
});

it.each([
  ['ROM-007', 'visibleOn', { visibleOn: ['GOTO', 'attic'] }, 'rooms.place.unknown'],
  ['ROM-017', 'levelName', { levelName: 'placeholder' }, 'rooms.level.required'],
  ['ROM-030', 'customLabel', { customLabel: '<b>' }, 'rooms.prohibited.field'],
  ['ROM-032', 'zoomCredential', { zoomCredential: { id: '', passcode: 'x' } }, 'rooms.zoom.half'],
  ['ROM-033', 'notes', { notes: 'x'.repeat(501) }, 'rooms.notes.tooLong'],
])('%s refuses a room for its %s and names the field', async (_, field, fields, key) => {
  const { accountId, people, ids } = await makeRoomsAccount(['A']);
  const change = { kind: 'room', fields };
  const response = await send(people.admin, accountId, ids.A ?? '', change);
  expect(response.status).toBe(400);
  const named = expect.objectContaining({ key, path: expect.stringContaining(field) });
  expect(response.body.issues).toContainEqual(named);
});

it('ROM-009 refuses a command of another type', async () => {
  const { accountId, people, ids } = await makeRoomsAccount(['B!']);
  const change = { kind: 'command', fields: { commandType: 'quit' } };
  const response = await send(people.admin, accountId, ids.B ?? '', change);
  expect(response.status).toBe(400);
  expect(response.body.issues).toMatchObject([{ key: 'rooms.command.typeUnknown' }]);
});

it('ROM-029 answers that a loadt command does not lead to the room that was chosen', async () => {
  const { accountId, people, ids } = await makeRoomsAccount(['A', 'B!']);
  const fields = { commandType: 'loadt', targetLevel: 'lobby', targetLocation: 'desk', targetInstance: 4 };
  const change = { kind: 'command', fields, targetRoomId: ids.A };
  const response = await send(people.admin, accountId, ids.B ?? '', change);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({
    key: 'request.implementation',
    detail: 'Implementation error. Please contact support.',
  });
});

it('ROM-024 renames a folder with 1,000 rooms in one call that answers only new places', async () => {
  const { accountId, people, list } = await makeRoomsAccount(['A']);
  await sql.query(
    `insert into "Room" ("objectId", "createdAt", "updatedAt", account, name, "group", "order")
     select $1 || n, now(), now(), $1, 'Room ' || n, 'Big', 100 + n * 10 from generate_series(1, 1000) n`,
    [accountId],
  );
  const renamed = await as(people.admin).rooms.renameFolder.mutate({
    accountId,
    folder: 'Big',
    name: 'Huge',
  });
  expect(renamed.places).toHaveLength(1000);
  const groups = (await list()).entries.map(({ group }) => group);
  expect(groups.filter((group) => group === 'Huge')).toHaveLength(1000);
});

it.each(['GOTO', 'mobile', 'roomGraph'] as const)(
  'a member’s client gets the %s menu of the domain, by the Parse SDK',
  async (menu) => {
    const { accountId, people, list } = await makeRoomsAccount(['A', 'F/B', 'F/C!', 'F/D', 'E']);
    await sql.query(
      `update "Room" set "visibleOn" = '["GOTO", "mobile", "roomGraph"]', "permAccess" = 2, "teamAccess" = '["3"]'
     where account = $1 and name <> 'A'`,
      [accountId],
    );
    await sql.query(`update "Membership" set "teamId" = '3' where "objectId" = $1`, [
      people.leader.membershipId,
    ]);
    const { entries, worldBuildVersion } = await list();
    for (const role of ['member', 'leader', 'moderator', 'owner'] as const) {
      const viewer = { role, teamId: role === 'leader' ? '3' : '', groups: [], worldBuildVersion };
      const expected = menuOf(entries, menu, viewer).map(({ folder, entries: shown }) => [
        folder,
        shown.map(({ name }) => name),
      ]);
      const answer = await runWithSdk(getRoomMenu.name, { accountId, menu }, people[role]);
      const { folders } = getRoomMenu.output.parse(answer);
      expect(folders.map(({ folder, entries: shown }) => [folder, shown.map(({ name }) => name)])).toEqual(
        expected,
      );
    }
  },
);

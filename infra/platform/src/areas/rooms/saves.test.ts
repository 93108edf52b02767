import type { EntryChange } from '@campus/contracts/rooms/entries';
import {
  bulkUpdateRooms,
  deleteRoom,
  duplicateRooms,
  getRoomChanges,
  updateRoom,
} from '@campus/contracts/rooms/functions';
import { makeCommand, makeRoom, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { callPlatform } from '@campus/tests/calls/platform';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

async function makeSaving(names: string[] = ['A', 'F/B', 'C!']) {
  const account = await makeRoomsAccount(names);
  const { accountId, people } = account;
  const { sessionToken } = people.admin;
  const update = (entryId: string, change: EntryChange, by = people.admin) =>
    callPlatform(updateRoom, { accountId, entryId, change }, by.sessionToken);
  const save = (entries: { entryId?: string; change: EntryChange }[], create = false) =>
    callPlatform(bulkUpdateRooms, { accountId, entries, create }, sessionToken);
  const remove = (entryId: string) => callPlatform(deleteRoom, { accountId, entryId }, sessionToken);
  return { ...account, update, save, remove };
}

const roomFields = {
  name: 'Aula',
  group: 'Main',
  levelName: 'aula',
  visibleOn: ['mobile', 'roomGraph'],
  voiceIP: '10.0.0.9',
  doorName: 'north',
  permAccess: 1,
  teamAccess: ['3'],
  groupAccess: ['Staff'],
  customLabel: 'The aula',
  notes: 'Opens at 8.',
  instance: 7,
  zoomCredential: { id: '123', passcode: 'abc' },
  hardUserLimitOptions: { dialogTitle: 'Full', dialogMessage: 'Try the other one.', command: '/load hall 1' },
} as const;
const commandFields = {
  name: 'To the stage',
  group: 'Main',
  commandType: 'loadt',
  targetLevel: 'hall',
  targetLocation: 'stage',
  targetInstance: 4,
  currentLevel: 'lobby',
  guiVersion: '1.2.0',
  permAccess: 2,
  teamAccess: ['8'],
  voiceIP: '10.0.0.8',
  notes: 'For talks.',
} as const;

it('ROM-006 ROM-008 ROM-056 stores every field of a room and of a command, and answers the entry', async () => {
  const { ids, update, list } = await makeSaving(['A', 'C!']);
  const fields = {
    ...roomFields,
    visibleOn: [...roomFields.visibleOn],
    teamAccess: ['3'],
    groupAccess: ['Staff'],
  };
  const room = await update(ids.A ?? '', { kind: 'room', fields });
  expect(room.entry).toMatchObject(roomFields);
  const command = await update(ids.C ?? '', {
    kind: 'command',
    fields: { ...commandFields, teamAccess: ['8'] },
  });
  expect(command.entry).toMatchObject(commandFields);
  expect((await list()).entries).toEqual([room.entry, command.entry]);
});

it('ROM-006 ROM-057 stores every field of a room and of a command that are created', async () => {
  const { save, list } = await makeSaving([]);
  const fields = {
    ...roomFields,
    visibleOn: [...roomFields.visibleOn],
    teamAccess: ['3'],
    groupAccess: ['Staff'],
  };
  const room = { change: { kind: 'room' as const, fields } };
  const command = { change: { kind: 'command' as const, fields: { ...commandFields, teamAccess: ['8'] } } };
  await save([room, command], true);
  expect((await list()).entries).toMatchObject([roomFields, commandFields]);
});

it('ROM-056 refuses an entry of another account, invalid fields, and a caller without rights; nothing changes', async () => {
  const { ids, update, list, people } = await makeSaving();
  const theirs = (await makeSaving()).ids.A ?? '';
  const before = await list();
  const named = { kind: 'room', fields: { name: 'X' } } as const;
  for (const id of [theirs, 'Nowhere000'])
    await expect(update(id, named)).rejects.toMatchObject({ key: 'rooms.notFound' });
  await expect(update(ids.A ?? '', named, people.moderator)).rejects.toMatchObject({
    key: 'access.forbidden',
  });
  await expect(update(ids.A ?? '', { kind: 'command', fields: {} })).rejects.toMatchObject({
    key: 'rooms.kind.wrong',
  });
  const refused: [EntryChange & { kind: 'room' }, string][] = [
    [{ kind: 'room', fields: { levelName: 'placeholder' } }, 'rooms.level.required'],
    [{ kind: 'room', fields: { notes: '<script>' } }, 'rooms.prohibited.field'],
    [{ kind: 'room', fields: { name: ' ' } }, 'rooms.name.required'],
    [{ kind: 'room', fields: { permAccess: 1.5 as never } }, 'rooms.access.unknown'],
    [{ kind: 'room', fields: { zoomCredential: { id: '1', passcode: '' } } }, 'rooms.zoom.half'],
    [{ kind: 'room', fields: {}, passcodes: ['lantern-7'] }, 'rooms.passcodes.notOffered'],
  ];
  for (const [change, key] of refused)
    await expect(update(ids.A ?? '', change)).rejects.toMatchObject({ key });
  await expect(update(ids.C ?? '', { kind: 'command', fields: { targetLevel: '' } })).rejects.toMatchObject({
    key: 'rooms.command.parametersMissing',
  });
  expect(await list()).toEqual(before);
});

it('ROM-029 refuses a loadt command that does not lead to the room that was chosen; nothing changes', async () => {
  const { ids, update, save, list } = await makeSaving(['A', 'C!']);
  const theirs = (await makeSaving()).ids.A;
  const toA = { ...commandFields, teamAccess: ['8'], targetLevel: 'lobby', targetInstance: 0 };
  const change = (fields: object, targetRoomId = ids.A) =>
    ({ kind: 'command', fields: { ...toA, ...fields }, targetRoomId }) as const;
  const before = await list();
  const refused = [
    change({ targetLevel: 'hall' }),
    change({ targetInstance: 1 }),
    change({}, theirs),
    change({}, 'Nowhere000'),
  ];
  for (const one of refused) {
    await expect(update(ids.C ?? '', one)).rejects.toMatchObject({ key: 'request.implementation' });
    await expect(save([{ change: one }], true)).rejects.toMatchObject({ key: 'request.implementation' });
  }
  expect(await list()).toEqual(before);
  expect((await update(ids.C ?? '', change({}))).entry).toMatchObject(toA);
  await update(ids.C ?? '', change({ commandType: 'load', targetInstance: 1 }));
});

it('saves what nobody else has changed since, and reports the rest with both values', async () => {
  const { ids, update, people } = await makeSaving();
  const id = ids.A ?? '';
  const base = { name: 'A', notes: '', voiceIP: '' };
  await update(id, { kind: 'room', fields: { name: 'Foyer', voiceIP: '10.0.0.1' }, base }, people.owner);
  const { entry, conflicts } = await update(id, {
    kind: 'room',
    fields: { name: 'Aula', notes: 'Closed.', voiceIP: '10.0.0.1' },
    base,
  });
  expect(entry).toMatchObject({ name: 'Foyer', notes: 'Closed.' });
  expect(conflicts).toEqual([{ field: 'name', mine: 'Aula', theirs: 'Foyer' }]);
});

it('keeps who changed which field from what to what, the newest first, without passcodes of Zoom', async () => {
  const { accountId, ids, update, save, people } = await makeSaving();
  const entryId = ids.A ?? '';
  const zoomCredential = { id: '4711', passcode: 'zoom-secret-5' };
  await update(entryId, { kind: 'room', fields: { name: 'Foyer', zoomCredential } }, people.owner);
  await save([{ entryId, change: { kind: 'room', fields: { permAccess: 2, name: 'Foyer' } } }]);
  const ask = { accountId, entryId };
  const { items } = await callPlatform(getRoomChanges, ask, people.admin.sessionToken);
  expect(items.map(({ field, from, to, by }) => [field, from, to, by])).toEqual([
    ['permAccess', 4, 2, people.admin.email],
    ['name', 'A', 'Foyer', people.owner.email],
    ['zoomCredential', '', '4711', people.owner.email],
  ]);
  const theirs = { accountId, entryId: (await makeSaving()).ids.A ?? '' };
  const refused = callPlatform(getRoomChanges, theirs, people.admin.sessionToken);
  await expect(refused).rejects.toMatchObject({ key: 'rooms.notFound' });
});

it('a change that makes no sense without what others have changed saves nothing', async () => {
  const { ids, update, list } = await makeSaving();
  const id = ids.C ?? '';
  await update(id, {
    kind: 'command',
    fields: { targetLevel: '', targetLocation: 'door', commandType: 'tele' },
  });
  const before = await list();
  const late = update(id, {
    kind: 'command',
    fields: { commandType: 'loadt', targetLevel: 'hall' },
    base: { commandType: 'tele', targetLevel: 'lobby' },
  });
  await expect(late).rejects.toMatchObject({ key: 'rooms.changedMeanwhile' });
  expect(await list()).toEqual(before);
});

it('an entry whose folder is changed becomes the last of that folder', async () => {
  const { ids, update, order } = await makeSaving(['A', 'F/B', 'F/C', 'D']);
  await update(ids.A ?? '', { kind: 'room', fields: { group: 'F' } });
  expect(await order()).toEqual(['F/B', 'F/C', 'F/A', 'D']);
});

it('ROM-057 creates with the flag, changes without it, and saves all or none', async () => {
  const { accountId, ids, save, order, list } = await makeSaving();
  const room = { change: { kind: 'room', fields: { name: 'N', levelName: 'hall', group: 'F' } } } as const;
  const fields = { ...commandFields, teamAccess: [], name: 'M' };
  const command = { change: { kind: 'command' as const, fields } };
  const { entries } = await save(
    [room, command, { entryId: ids.A ?? '', change: { kind: 'room', fields: { name: 'Z' } } }],
    true,
  );
  expect(entries.map(({ name }) => name)).toEqual(['N', 'M', 'Z']);
  expect(await order()).toEqual(['Z', 'F/B', 'F/N', 'C', 'Main/M']);
  const before = await list();
  const fine = { entryId: ids.B ?? '', change: { kind: 'room', fields: { name: 'Y' } } } as const;
  const theirs = await makeRoom((await makeRoomsAccount()).accountId);
  const refused: [Parameters<typeof save>[0], string, boolean?][] = [
    [[fine, room], 'rooms.id.missing'],
    [[fine, { entryId: 'Nowhere000', change: { kind: 'room', fields: {} } }], 'rooms.notFound'],
    [[fine, { entryId: theirs, change: { kind: 'room', fields: {} } }], 'rooms.notFound', true],
    [[fine, fine], 'rooms.repeated'],
    [[fine, { change: { kind: 'room', fields: { name: 'No level' } } }], 'rooms.level.required', true],
    [[fine, { change: { kind: 'command', fields: {} } }], 'rooms.command.typeMissing', true],
    [
      [fine, { entryId: ids.A ?? '', change: { kind: 'room', fields: { name: 'X' }, base: { name: 'A' } } }],
      'rooms.changedMeanwhile',
    ],
  ];
  for (const [wanted, key, create] of refused)
    await expect(save(wanted, create)).rejects.toMatchObject({ key });
  expect(await list()).toEqual(before);
  expect(await sql.query('select from "Room" where account = $1', [accountId])).toHaveLength(3);
});

it('ROM-058 deletes a room or a command of the named account; any other fails', async () => {
  const { accountId, ids, remove, order } = await makeSaving();
  await remove(ids.A ?? '');
  await remove(ids.C ?? '');
  expect(await order()).toEqual(['F/B']);
  const other = await makeRoomsAccount();
  for (const id of [
    ids.A ?? '',
    'Nowhere000',
    await makeRoom(other.accountId),
    await makeCommand(other.accountId),
  ])
    await expect(remove(id)).rejects.toMatchObject({ key: 'rooms.notFound' });
  expect(await sql.query('select from "Room" where account = $1', [accountId])).toHaveLength(1);
  expect((await other.list()).entries).toHaveLength(2);
});

it('takes no more than 10,000 rooms and commands of an account', async () => {
  const { accountId, people, save, ids } = await makeSaving(['A']);
  await sql.query(
    `insert into "Room" ("objectId", "createdAt", "updatedAt", account, name, "levelName", "order")
     select 'many' || number || left(md5($1), 4), now(), now(), $1, 'Many', 'lobby', number
     from generate_series(1, 9999) number`,
    [accountId],
  );
  const tooMany = { key: 'rooms.tooMany' };
  await expect(
    save([{ change: { kind: 'room', fields: { name: 'More', levelName: 'lobby' } } }], true),
  ).rejects.toMatchObject(tooMany);
  const source = { entry: ids.A ?? '' };
  await expect(
    callPlatform(duplicateRooms, { accountId, source, parts: [] }, people.admin.sessionToken),
  ).rejects.toMatchObject(tooMany);
});

it('records every field of a deleted command, and of a deleted room all but its passcodes', async () => {
  const { accountId, remove } = await makeSaving([]);
  const room = await makeRoom(accountId, { name: 'Lab', zoomCredential: { id: '4711', passcode: 'secret' } });
  const command = await makeCommand(accountId, { name: 'Walk', targetLevel: 'lobby' });
  await remove(room);
  await remove(command);
  const entries = await sql.query<{ before: Record<string, unknown> }>(
    `select before from "AuditEntry" where account = $1 and operation = 'rooms.delete' order by at`,
    [accountId],
  );
  expect(entries.map(({ before }) => before)).toMatchObject([
    { name: 'Lab', permAccess: 4, zoomId: '4711', hasZoomPasscode: true },
    { name: 'Walk', targetLevel: 'lobby', permAccess: 4 },
  ]);
  expect(JSON.stringify(entries)).not.toContain('secret');
});

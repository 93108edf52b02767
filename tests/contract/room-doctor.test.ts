import { levelMappingTable } from '@campus/platform/foundation/schema/tables/level-mapping';
import { makeCommand, makeRoom, makeRoomsAccount } from '@campus/tests/areas/rooms';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

/** A world whose client application has the levels lobby and cellar; cellar is hidden. */
async function makeWorld() {
  const account = await makeRoomsAccount();
  const { accountId, people } = account;
  const clientInfoId = unique();
  await levelMappingTable.insert(sql, [
    { name: 'lobby', clientInfoId, locations: ['desk'] },
    { name: 'cellar', clientInfoId, isHidden: true },
  ]);
  await sql.query('update "ServerConfig" set "clientInfoId" = $2, "defaultLevel" = $3 where account = $1', [
    accountId,
    clientInfoId,
    'attic',
  ]);
  const { rooms } = as(people.admin);
  const found = async () => (await rooms.diagnose.query({ accountId })).problems;
  return { ...account, rooms, found };
}

it('lists broken references of the stored list as sentences', async () => {
  const { accountId, found } = await makeWorld();
  const place = (name: string, order: number) => ({ name, order });
  await makeRoom(accountId, {
    ...place('A', 10),
    instance: 1,
    hardUserLimitOptions: { dialogTitle: '', dialogMessage: '', command: '/load lobby 9' },
  });
  await makeRoom(accountId, { ...place('B', 20), instance: 1, zoomCredential: { id: '1', passcode: '' } });
  await makeRoom(accountId, { ...place('C', 30), instance: 2, levelName: 'cellar' });
  await makeRoom(accountId, { ...place('D', 40), instance: 3, roomSecurity: { passcodes: 'x' } });
  await makeRoom(accountId, { ...place('E', 50), instance: 4, visibleOn: ['hidden'] });
  await makeCommand(accountId, { ...place('F', 60), targetInstance: 4 });
  await makeCommand(accountId, {
    ...place('G', 70),
    commandType: 'loadt',
    targetInstance: 2,
    targetLocation: 'roof',
  });
  expect((await found()).map(({ reason }) => reason)).toEqual([
    'When A is full, it sends people to lobby 9, which does not exist.',
    'B has only half of a Zoom meeting: the ID or the passcode is missing.',
    'B and A are both lobby 1.',
    'The room type of C, cellar, is no longer offered.',
    'D has passcodes, but menus list it.',
    'F leads to E, which is hidden.',
    'G leads to lobby 2, which does not exist.',
    'G leads to the location roof, which its room type does not have.',
    'People arrive in attic, which does not exist.',
  ]);
});

it('one call remedies a problem, and the second one is told that it is gone', async () => {
  const { accountId, rooms, found, list, people } = await makeWorld();
  await makeRoom(accountId, { name: 'A', order: 10, instance: 1 });
  await makeRoom(accountId, { name: 'B', order: 20, instance: 1, roomSecurity: { passcodes: 'x' } });
  await makeRoom(accountId, {
    name: 'C',
    order: 30,
    instance: 5,
    visibleOn: ['hidden', 'roomGraph'],
    notes: 'n',
  });
  await makeCommand(accountId, { name: 'F', order: 60, targetInstance: 5 });
  await makeCommand(accountId, { name: 'G', order: 70, targetInstance: 7 });
  for (const problem of await found()) {
    const { kind, subjectId, otherId, remedies } = problem;
    const [remedy] = remedies;
    if (!remedy) continue;
    const wish = { accountId, problem: { kind, subjectId, otherId }, remedy };
    await rooms.remedy.mutate(wish);
    expect(await refusalOf(rooms.remedy.mutate(wish))).toMatchObject({
      status: 409,
      key: 'rooms.doctor.gone',
    });
  }
  expect((await found()).map(({ kind }) => kind)).toEqual(['spawn.gone']);
  expect((await list()).entries).toMatchObject([
    { name: 'A', instance: 1 },
    { name: 'B', instance: 2, visibleOn: ['hidden'], hasPasscodes: true },
    { name: 'C', visibleOn: ['GOTO', 'roomGraph'], notes: 'n' },
    { name: 'F' },
  ]);
  const { items } = await as(people.owner).audit.list.query({ accountId, operation: 'rooms.remedy' });
  expect(
    items
      .filter(({ outcome }) => outcome === 'success')
      .map(({ target }) => target?.label)
      .sort(),
  ).toEqual(['B', 'B', 'C', 'G']);
});

it('does not count a problem that a person accepted, until it names something else', async () => {
  const { accountId, rooms, found, people } = await makeWorld();
  await makeRoom(accountId, { name: 'C', order: 30, instance: 2, levelName: 'cellar' });
  const accepted = async () => (await found()).map((one) => [one.kind, one.accepted?.by]);
  const [cellar] = await found();
  if (!cellar) throw new Error('There is no problem.');
  const { kind, subjectId, otherId } = cellar;
  const decide = (isAccepted: boolean) =>
    rooms.acceptProblem.mutate({ accountId, problem: { kind, subjectId, otherId }, isAccepted });
  const { version } = await rooms.version.query({ accountId });
  await decide(true);
  await decide(true);
  expect((await rooms.version.query({ accountId })).version).toBeGreaterThan(version);
  expect(await accepted()).toEqual([
    ['level.hidden', people.admin.email],
    ['spawn.gone', undefined],
  ]);
  await decide(false);
  expect((await found())[0]?.accepted).toBeNull();
  await decide(true);
  await sql.query(
    `update "LevelMapping" set "isHidden" = true where name = 'lobby' and "clientInfoId" in
    (select "clientInfoId" from "ServerConfig" where account = $1)`,
    [accountId],
  );
  await sql.query(`update "Room" set "levelName" = 'lobby' where "objectId" = $1`, [subjectId]);
  expect((await found())[0]).toMatchObject({ kind: 'level.hidden', subjectId, accepted: null });
  await sql.query(`update "Room" set "levelName" = 'gone' where "objectId" = $1`, [subjectId]);
  expect(await refusalOf(decide(true))).toMatchObject({ status: 409, key: 'rooms.doctor.gone' });
});

it('offers no remedy that the level of the person refuses', async () => {
  const { accountId, people } = await makeWorld();
  await makeRoom(accountId, {
    ...{ name: 'A', instance: 1, order: 10, permAccess: 0.5 },
    zoomCredential: { id: '1', passcode: '' },
  });
  await makeCommand(accountId, { name: 'F', order: 20, targetInstance: 8, permAccess: 0.5 });
  const offered = async (person: typeof people.owner) =>
    (await as(person).rooms.diagnose.query({ accountId })).problems.map(({ remedies }) => remedies);
  expect(await offered(people.owner)).toEqual([['clearZoom'], ['deleteCommand'], []]);
  expect(await offered(people.admin)).toEqual([[], [], []]);
});

it('names entries that lead to a room, and whether people arrive there', async () => {
  const { accountId, rooms } = await makeWorld();
  const roomId = await makeRoom(accountId, { name: 'A', levelName: 'attic', instance: 1 });
  await makeCommand(accountId, { name: 'To A', group: 'F', targetLevel: 'attic', targetInstance: 1 });
  await makeCommand(accountId, { name: 'To B', targetLevel: 'attic', targetInstance: 2 });
  const references = await rooms.references.query({ accountId, roomId });
  expect(references).toMatchObject({ items: [{ kind: 'command', name: 'To A', group: 'F' }], isSpawn: true });
});

it('copies a room and a folder without passcodes, to the next free instances', async () => {
  const { accountId, rooms, order, list, people } = await makeWorld();
  const entry = await makeRoom(accountId, {
    name: 'A',
    group: 'F',
    order: 10,
    instance: 1,
    notes: 'n',
    roomSecurity: { passcodes: 'x' },
    visibleOn: ['hidden'],
  });
  await makeCommand(accountId, { name: 'To A', group: 'F', order: 20, targetInstance: 1 });
  await makeRoom(accountId, { name: 'Z', order: 30, instance: 2 });
  const one = await rooms.duplicate.mutate({ accountId, source: { entry } });
  expect(one.copies).toMatchObject([
    {
      of: entry,
      entry: { name: 'A (2)', instance: 3, hasPasscodes: false, notes: 'n', visibleOn: ['hidden'] },
    },
  ]);
  const folder = await rooms.duplicate.mutate({ accountId, source: { folder: 'F' }, parts: [] });
  expect(folder.version).toBe(one.version + 1);
  expect(await order()).toEqual(['F/A', 'F/A (2)', 'F/To A', 'F (2)/A', 'F (2)/A (2)', 'F (2)/To A', 'Z']);
  expect(folder.copies.at(-1)?.entry).toMatchObject({ targetInstance: 4 });
  expect((await list()).entries.filter((one) => one.kind === 'room' && one.hasPasscodes)).toHaveLength(1);
  const gone = rooms.duplicate.mutate({ accountId, source: { folder: 'X' } });
  expect(await refusalOf(gone)).toMatchObject({ status: 404 });
  expect(
    await refusalOf(as(people.member).rooms.duplicate.mutate({ accountId, source: { folder: 'F' } })),
  ).toMatchObject({
    status: 403,
  });
});

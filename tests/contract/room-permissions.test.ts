import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { openPages } from '@campus/tests/world/page-access';
import { sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

it('RPM-069 RPM-072 saves, reads, and resets through the gateway', async () => {
  const { accountId, people } = await makePermissionsAccount();
  const { roomPermissions } = as(people.admin);
  const hall = { accountId, level: 'hall', instance: 1 };
  await roomPermissions.save.mutate({ ...hall, permissions: { kick: 1 } });
  await roomPermissions.saveBoards.mutate({
    ...hall,
    permissions: { webboardfull: 4 },
    boards: { memberNone: ['3', '7'] },
  });
  const { records, webBoards, version } = await roomPermissions.read.query({ accountId });
  expect(records).toMatchObject([{ level: 'hall', instance: 1, permissions: { kick: 1 } }]);
  expect(webBoards).toMatchObject([{ permissions: { webboardfull: 4 }, boards: { memberNone: ['3', '7'] } }]);
  expect(await roomPermissions.resetType.mutate({ accountId, level: 'hall', version })).toMatchObject({
    deleted: 1,
  });
  expect(await roomPermissions.resetBoards.mutate(hall)).toMatchObject({ deleted: 2 });
});

it('RPM-088 refuses everybody without page access as FORBIDDEN, and lets in whom the page is opened to', async () => {
  const { accountId, people } = await makePermissionsAccount();
  const { roomPermissions } = as(people.leader);
  const save = () => roomPermissions.save.mutate({ accountId, permissions: { kick: 1 } });
  expect(await refusalOf(save())).toMatchObject({ status: 403, key: 'access.forbidden' });
  await openPages(accountId, 'leader', ['roomPermissions']);
  await expect(save()).resolves.toMatchObject({ permissions: { kick: 1 } });
});

it('RPM-039 RPM-079 RPM-080 refuses in the gateway what the platform would refuse', async () => {
  const { accountId, people } = await makePermissionsAccount();
  const { roomPermissions } = as(people.admin);
  const refusal = (input: object) => refusalOf(roomPermissions.save.mutate(input as never));
  expect(await refusal({ accountId, permissions: { kick: 3 } })).toMatchObject({ status: 400 });
  expect((await refusal({ accountId })).message).toContain('Missing permissions');
  expect(await roomPermissions.read.query({ accountId })).toMatchObject({ records: [] });
});

it('RPM-081 names the missing level of a reset of all permissions of a level', async () => {
  const { accountId, people } = await makePermissionsAccount();
  const { resetType, resetBoardsType } = as(people.admin).roomPermissions;
  for (const operation of [resetType, resetBoardsType])
    for (const input of [{ accountId }, { accountId, level: '' }])
      expect(await refusalOf(operation.mutate(input as never))).toMatchObject({
        status: 400,
        message: 'Missing level',
      });
});

it("the gateway refuses levels above the caller's own", async () => {
  const { accountId, people } = await makePermissionsAccount();
  const { roomPermissions } = as(people.admin);
  const above = { status: 403, key: 'roomPermissions.aboveOwn' };
  expect(
    await refusalOf(roomPermissions.save.mutate({ accountId, permissions: { kick: 16 } })),
  ).toMatchObject(above);
  expect(
    await refusalOf(
      roomPermissions.saveBoards.mutate({ accountId, permissions: { webboardfull: 16 }, boards: {} }),
    ),
  ).toMatchObject(above);
});

it('RPM-061 RPM-062 answers whether a world allows chatbots, or says why nobody knows', async () => {
  const name = `world-${unique()}`;
  const { accountId, people } = await makePermissionsAccount({ world: { name } });
  const { roomPermissions } = as(people.admin);
  const ask = (world: string) => roomPermissions.chatbotStatus.query({ accountId, world });
  expect(await ask(name)).toEqual({ isChatbotAllowed: false });
  await sql.query('update "ServerConfig" set "isChatbotAllowed" = true where account = $1', [accountId]);
  expect(await ask(name)).toEqual({ isChatbotAllowed: true });
  expect(await refusalOf(ask('nowhere'))).toMatchObject({ message: 'The world nowhere is unknown.' });
});

it('the doctor lists permissions of scenes that are gone, and one call deletes them', async () => {
  const { accountId, people, save, saveBoards, stored } = await makePermissionsAccount();
  const scene = { level: 'hall', instance: 2 };
  await save({ kick: 1 }, scene);
  await save({ kick: 1 }, { ...scene, isWeb: true });
  await saveBoards({ ...scene, permissions: { webboardfull: 4 } });
  await save({ kick: 1 }, { level: 'hall', instance: 1 });
  const { rooms, roomPermissions } = as(people.admin);
  const found = async () =>
    (await rooms.diagnose.query({ accountId })).problems.filter(({ kind }) => kind === 'override.gone');
  expect(await found()).toEqual([]);
  await sql.query('update "Room" set instance = 3 where account = $1 and instance = 2', [accountId]);
  const [problem] = await found();
  if (!problem) throw new Error('Nothing was found.');
  expect(problem).toMatchObject({
    subject: 'override',
    reason: 'There are permissions for hall 2, which does not exist.',
    remedies: ['deleteOverrides'],
  });
  const { kind, subjectId, otherId } = problem;
  const remedy = { accountId, problem: { kind, subjectId, otherId }, remedy: 'deleteOverrides' as const };
  await rooms.remedy.mutate(remedy);
  expect(await found()).toEqual([]);
  expect(await stored()).toEqual(['desktop hall 1 kick 1']);
  expect((await roomPermissions.read.query({ accountId })).webBoards).toEqual([]);
  expect(await refusalOf(rooms.remedy.mutate(remedy))).toMatchObject({ key: 'rooms.doctor.gone' });
});

it('the doctor offers and does no reset of permissions without their page', async () => {
  const { accountId, people, save, stored } = await makePermissionsAccount();
  await save({ kick: 1 }, { level: 'hall', instance: 2 });
  await sql.query('update "Room" set instance = 3 where account = $1 and instance = 2', [accountId]);
  await openPages(accountId, 'moderator', ['manageRooms']);
  const { rooms } = as(people.moderator);
  const { problems } = await rooms.diagnose.query({ accountId });
  const gone = problems.find(({ kind }) => kind === 'override.gone');
  if (!gone) throw new Error('Nothing was found.');
  expect(gone.remedies).toEqual([]);
  const { kind, subjectId, otherId } = gone;
  const asked = rooms.remedy.mutate({
    accountId,
    problem: { kind, subjectId, otherId },
    remedy: 'deleteOverrides',
  });
  expect(await refusalOf(asked)).toMatchObject({ status: 403 });
  expect(await stored()).toEqual(['desktop hall 2 kick 1']);
});

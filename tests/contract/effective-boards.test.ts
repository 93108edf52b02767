import { getEffectivePermissions } from '@campus/contracts/room-permissions/functions';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();
const scene = { level: 'hall', instance: 2 };

/** The permissions for each access to a board. */
const given = {
  none: [''],
  limited: ['webboardlimited'],
  full: ['webboardlimited', 'webboardfull'],
};

/**
 * An account with a hall where members have no access to board 7, and leaders can only interact with board 8.
 */
async function withBoards() {
  const account = await makePermissionsAccount();
  const { accountId, saveBoards } = account;
  await saveBoards({ level: 'hall', boards: { memberNone: ['7'], leaderLimited: ['8'] } });
  await saveBoards({ ...scene, permissions: { webboardfull: 1 } });
  const room = await sql.one<{ id: string }>(
    `select "objectId" as id from "Room" where account = $1 and "levelName" = $2 and instance = $3`,
    [accountId, scene.level, scene.instance],
  );
  return { ...account, roomId: room?.id ?? '' };
}
const target = (roomId: string | null, boardId: string | null, optionId = 'webboardfull') =>
  ({ kind: 'board', boardId, optionId, roomId }) as const;

it('what is explained of a web board is what the world gets for members of each role', async () => {
  const { accountId, people, roomId } = await withBoards();
  const { effectiveAccess } = as(people.admin);
  for (const role of ['member', 'leader', 'moderator', 'admin', 'owner'] as const) {
    const got = await callPlatform(
      getEffectivePermissions,
      { accountId, ...scene, isWeb: true },
      people[role].sessionToken,
    );
    for (const boardId of ['7', '8', '9', null]) {
      for (const optionId of ['webboardfull', 'webboardlimited']) {
        const { answer } = await effectiveAccess.explain.query({
          ...{ accountId, role, target: target(roomId, boardId, optionId) },
        });
        const ofBoard = boardId === null ? undefined : got.boards[boardId];
        const byLevel = got.webBoards.find(({ id }) => id === optionId)?.allowed;
        const allowed = ofBoard === undefined ? byLevel : given[ofBoard].includes(optionId);
        expect({ role, boardId, optionId, allowed: answer.allowed }).toEqual({
          ...{ role, boardId, optionId, allowed },
        });
      }
    }
  }
});

it('the chain names the field or the level that decides, who set it, and when', async () => {
  const { accountId, people, roomId } = await withBoards();
  const { effectiveAccess } = as(people.admin);
  const deciding = async (role: 'member' | 'leader', boardId: string | null) => {
    const { answer } = await effectiveAccess.explain.query({
      ...{ accountId, role, target: target(roomId, boardId) },
    });
    const step = answer.chain.find(({ decides }) => decides);
    return [answer.allowed, step?.rule, step?.value, step?.reason, step?.by, typeof step?.at];
  };
  const written = [people.admin.email, 'string'];
  expect(await deciding('member', '7')).toEqual([
    ...[false, 'roomTypeBoards', 'memberNone'],
    'The room type names the board in the field “Members: no access”.',
    ...written,
  ]);
  expect(await deciding('leader', '7')).toEqual([
    ...[true, 'scene', 'leader', 'This room permits it to Leader and above.'],
    ...written,
  ]);
});

it('counts and names are of the people who may use the board', async () => {
  const { accountId, people, roomId } = await withBoards();
  const { effectiveAccess } = as(people.admin);
  const { roles } = await effectiveAccess.whoCan.query({ accountId, target: target(roomId, '8') });
  const allowed = roles.filter((one) => one.allowed).map(({ level }) => level);
  expect(allowed).toEqual(['superadmin', 'owner', 'admin', 'moderator']);
  const { items } = await effectiveAccess.people.query({ accountId, target: target(roomId, '8') });
  expect(items.map(({ permission }) => permission).sort()).toEqual(['admin', 'moderator', 'owner']);
});

it('a save of web boards that breaks a pinned rule is refused, and so is a reset', async () => {
  const { accountId, people, roomId } = await withBoards();
  const { effectiveAccess, roomPermissions } = as(people.admin);
  const pinned = {
    accountId,
    role: 'member',
    can: false,
    target: target(roomId, '7', 'webboardlimited'),
  } as const;
  const { pin } = await effectiveAccess.addPin.mutate(pinned);
  expect(pin.sentence).toBe('Members can never use Limited in Hall A (web board: 7).');
  const opened = { accountId, level: 'hall', permissions: {}, boards: { memberNone: [], memberFull: ['7'] } };
  const refused = { key: 'effectiveAccess.pin.broken' };
  expect(await refusalOf(roomPermissions.saveBoards.mutate(opened))).toMatchObject(refused);
  expect(await refusalOf(roomPermissions.resetBoards.mutate({ accountId, level: 'hall' }))).toMatchObject(
    refused,
  );
  const { webBoards } = await roomPermissions.read.query({ accountId });
  expect(webBoards.find(({ instance }) => instance === null)?.boards).toMatchObject({ memberNone: ['7'] });
  expect(
    await refusalOf(effectiveAccess.addPin.mutate({ ...pinned, target: target(roomId, '7', 'kick') })),
  ).toMatchObject({ key: 'effectiveAccess.gone' });
});

it('the configuration holds the fields of boards, and only of the account that is asked', async () => {
  const { accountId, people } = await withBoards();
  const other = await makePermissionsAccount();
  const { boardRecords, boardOptions } = await as(people.admin).effectiveAccess.configuration.query({
    accountId,
  });
  expect(boardRecords).toMatchObject([
    { level: 'hall', instance: null, boards: { memberNone: ['7'], leaderLimited: ['8'] } },
    { level: 'hall', instance: 2, values: { webboardfull: 1 }, boards: {} },
  ]);
  expect(boardOptions.map(({ id }) => id)).toContain('webboardlimited');
  const configuration = await as(other.people.admin).effectiveAccess.configuration.query({
    ...{ accountId: other.accountId },
  });
  expect(configuration.boardRecords).toEqual([]);
});

import { getEffectivePermissions } from '@campus/contracts/room-permissions/functions';
import { levelMappingTable } from '@campus/platform/foundation/schema/tables/level-mapping';
import { makePermissionsAccount } from '@campus/tests/areas/room-permissions';
import { makeRoom } from '@campus/tests/areas/rooms';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { sql } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

const { as } = await openGateway();
const roles = ['member', 'leader', 'moderator', 'admin', 'owner'] as const;
const devices = ['desktop', 'web'] as const;

/** Levels by name, with their options and defaults. */
const levels = {
  hall: { kick: 4, mute: 1 },
  vault: { kick: 16, dig: 0 },
  lab: { kick: 4, mute: 1 },
  den: {},
};
const optionIds = ['kick', 'mute', 'dig'];

/** An account with a vault where only owners can kick by default, and with a room type without actions. */
async function withVault() {
  const account = await makePermissionsAccount();
  const { accountId, save } = account;
  const clientInfoId = await sql.one<{ id: string }>(
    'select "clientInfoId" as id from "ServerConfig" where account = $1',
    [accountId],
  );
  await sql.query('delete from "LevelMapping" where "clientInfoId" = $1', [clientInfoId?.id]);
  await levelMappingTable.insert(
    sql,
    Object.entries(levels).map(([name, options]) => ({
      ...{ name, friendlyName: `The ${name}`, clientInfoId: clientInfoId?.id ?? '', isWebAvailable: true },
      permissionOptions: Object.entries(options).map(([id, defaultPermissionLevel]) => ({
        ...{ id, label: id, definition: '', defaultPermissionLevel },
      })),
    })),
  );
  const rooms = [
    { name: 'Vault 1', levelName: 'vault', instance: 1 },
    { name: 'Vault 2', levelName: 'vault', instance: 2 },
    { name: 'Any vault', levelName: 'vault', instance: null },
    { name: 'Den', levelName: 'den', instance: 1 },
  ];
  for (const [index, room] of rooms.entries())
    await makeRoom(accountId, { ...room, order: 100 + index * 10 });
  await save({ kick: 1 }, { level: 'hall', instance: 2 });
  await save({ kick: 8 }, { level: 'vault', instance: 2, isWeb: true });
  await save({ mute: 8 }, { isWeb: true });
  const all = await sql.query<{ id: string; name: string; level: string; instance: number | null }>(
    `select "objectId" as id, name, "levelName" as level, instance from "Room" where account = $1`,
    [accountId],
  );
  const idOf = (name: string) => all.find((room) => room.name === name)?.id ?? '';
  return { ...account, rooms: all, idOf };
}

let account: Awaited<ReturnType<typeof withVault>>;
beforeAll(async () => {
  account = await withVault();
});
const action = (optionId: string, roomId: string | null, device: (typeof devices)[number] = 'desktop') => ({
  ...({ kind: 'action', device, optionId, roomId } as const),
});

describe.each(roles)('what is explained of actions to an admin is what the world gets for a %s', (role) => {
  it.each(devices)('RPM-023 in every room and in the world, on %s', async (device) => {
    const { accountId, people, rooms } = account;
    const { effectiveAccess } = as(people.admin);
    const explained = [];
    const enforced = [];
    for (const { id, name, level, instance } of [
      ...rooms,
      { id: null, name: 'World', level: undefined, instance: null },
    ]) {
      const scope = { ...(level && { level }), ...(instance !== null && { instance }) };
      const got = await callPlatform(
        getEffectivePermissions,
        { accountId, ...scope, isWeb: device === 'web' },
        people[role].sessionToken,
      );
      for (const optionId of optionIds) {
        const target = action(optionId, id, device);
        const { answer } = await effectiveAccess.explain.query({ accountId, role, target });
        expect(answer.chain.filter(({ decides }) => decides)).toHaveLength(1);
        explained.push([name, optionId, answer.allowed]);
        enforced.push([
          ...[name, optionId],
          got.permissions.find((one) => one.id === optionId)?.allowed ?? false,
        ]);
      }
    }
    expect(explained).toEqual(enforced);
  });
});

it('the world says where room types differ, and a room that its type does not have the action', async () => {
  const { accountId, people, idOf } = account;
  const { effectiveAccess } = as(people.admin);
  const reasons = async (roomId: string | null) => {
    const { answer } = await effectiveAccess.explain.query({
      ...{ accountId, role: 'moderator', target: action('kick', roomId) },
    });
    return answer.chain.filter(({ rule }) => /^type|notOffered/.test(rule)).map(({ reason }) => reason);
  };
  expect(await reasons(null)).toEqual([
    'In these room types it is permitted to Owner and above by default: The vault.',
    'These room types do not have this action: The den.',
  ]);
  expect(await reasons(idOf('Den'))).toEqual(['The type of this room does not have this action.']);
  expect(await reasons(idOf('Vault 1'))).toEqual([]);
});

it('a rule about an action everywhere is judged by the default of each room type', async () => {
  const { accountId, people } = account;
  const { effectiveAccess } = as(people.admin);
  const pin = (role: (typeof roles)[number]) =>
    effectiveAccess.addPin.mutate({ accountId, role, can: true, target: action('kick', null) });
  expect(await refusalOf(pin('moderator'))).toMatchObject({
    key: 'effectiveAccess.pin.untrue',
    message:
      'This does not hold at present: Moderators can use kick everywhere. Vault 1: By default, it is permitted to Owner and above.',
  });
  expect((await pin('owner')).pin.sentence).toBe('Owners can use kick everywhere.');
});

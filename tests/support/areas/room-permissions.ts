import {
  getRoomPermissionState,
  saveWebBoardPermissions,
  updateRoomPermissions,
} from '@campus/contracts/room-permissions/functions';
import { levelMappingTable } from '@campus/platform/foundation/schema/tables/level-mapping';
import { callPlatform } from '../calls/platform.ts';
import { type Person, sql, unique } from '../world/world.ts';
import { makeRoom, makeRoomsAccount } from './rooms.ts';

const option = (label: string, defaultPermissionLevel: number, minBuildVersion?: string) => ({
  id: label.toLowerCase(),
  label,
  definition: `What ${label} is.`,
  defaultPermissionLevel,
  ...(minBuildVersion && { minBuildVersion }),
});

/** The permission options of the levels hall and lab. */
export const someOptions = [
  option('Kick', 4),
  option('Mute', 4),
  option('Emotes', 0, '1.4.0'),
  option('TextChatModeration', 18),
  option('WebBoard', 0),
];

type NewAccount = Parameters<typeof makeRoomsAccount>[1];

/**
 * An account with two halls and a lab. Its client has the levels hall and lab, which also run on the web, and
 * den, which runs only on desktops.
 */
export async function makePermissionsAccount(overrides: NewAccount = {}) {
  const account = await makeRoomsAccount([], { isWebEnabled: true, ...overrides });
  const { accountId, people } = account;
  const clientInfoId = unique();
  await levelMappingTable.insert(sql, [
    { name: 'hall', clientInfoId, permissionOptions: someOptions, isWebAvailable: true, locations: ['desk'] },
    { name: 'lab', clientInfoId, permissionOptions: someOptions, isWebAvailable: true },
    { name: 'den', clientInfoId },
  ]);
  await sql.query('update "ServerConfig" set "clientInfoId" = $2 where account = $1', [
    accountId,
    clientInfoId,
  ]);
  await makeScenes(accountId);
  const read = (by: Person = people.admin) =>
    callPlatform(getRoomPermissionState, { accountId }, by.sessionToken);
  const save = (
    permissions: Record<string, number>,
    scope: Partial<Parameters<typeof updateRoomPermissions.paramsOf>[0]> = {},
    by: Person = people.admin,
  ) => callPlatform(updateRoomPermissions, { accountId, permissions, ...scope }, by.sessionToken);
  const saveBoards = (
    input: Partial<Parameters<typeof saveWebBoardPermissions.paramsOf>[0]>,
    by: Person = people.admin,
  ) =>
    callPlatform(
      saveWebBoardPermissions,
      { accountId, permissions: {}, boards: {}, ...input },
      by.sessionToken,
    );
  /** The stored permissions as `scope option level`, in record order. */
  const stored = async () =>
    (await read()).records.flatMap(({ level, instance, isWeb, permissions }) =>
      Object.entries(permissions).map(([id, value]) =>
        [isWeb ? 'web' : 'desktop', level ?? 'world', instance ?? 'all', id, value].join(' '),
      ),
    );
  return { ...account, read, save, saveBoards, stored };
}

async function makeScenes(accountId: string): Promise<void> {
  await makeRoom(accountId, { name: 'Hall B', levelName: 'hall', instance: 1, group: 'Halls', order: 10 });
  await makeRoom(accountId, { name: 'Hall A', levelName: 'hall', instance: 2, group: 'Halls', order: 20 });
  await makeRoom(accountId, { name: 'Lab', levelName: 'lab', instance: 1, order: 30 });
}

import type { listRoomTypes } from '@campus/contracts/room-permissions/room-permissions';
import { generalLevel } from '@campus/domain/room-permissions/room-types';
import { isSupportedLevel, offeredLevels } from '@campus/domain/rooms/choices';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { roomTable } from '../../foundation/schema/tables/room.ts';
import { readRoomsAccount } from '../worlds/rooms-account.ts';
import { readOptions, readPermissionsAccount } from './catalog.ts';

/** The maximum number of rooms and room types read (RPM-065). */
const maxRooms = 5000;

/** Returns the room types that the account can use, and its scenes in the order of its rooms. */
export async function readRoomTypes(
  sql: Queryable,
  accountId: string,
): Promise<z.input<typeof listRoomTypes.output>> {
  const account = await readPermissionsAccount(sql, accountId);
  const { supportedLevels } = await readRoomsAccount(sql, accountId);
  const levels = offeredLevels(await readOptions(sql, accountId, account));
  const scenes = await sql.query<{ name: string; group: string; level: string; instance: number }>(
    `select coalesce(name, '') as name, coalesce("group", '') as "group", "levelName" as level, instance
     from "Room" where account = $1 and instance is not null and "levelName" <> ''
     order by "order", "objectId" limit ${maxRooms}`,
    [accountId],
  );
  return {
    levels: levels.slice(0, maxRooms).map((level) => ({
      name: level.name,
      friendlyName: level.friendlyName || level.name,
      isWebAvailable: level.isWebAvailable,
      isSupported: isSupportedLevel(level.name, supportedLevels),
      locations: [...level.locations],
      options: level.permissionOptions.map(({ id }) => id),
    })),
    scenes,
  };
}

/** Returns rooms of one level or of all, with data from their level (RPM-041). */
export async function readPermissionRooms(
  sql: Queryable,
  { accountId, level }: { accountId: string; level?: string | undefined },
) {
  const levels = await readOptions(sql, accountId, await readPermissionsAccount(sql, accountId));
  const byName = new Map(levels.map((one) => [one.name, one]));
  const rooms = await roomTable.query(
    sql,
    ['id', 'name', 'levelName', 'instance', 'group', 'order', 'SFSRoom', 'visibleOn'],
    `where account = $1 and ($2::text is null or "levelName" = $2)
     order by ${level === generalLevel ? 'name, "objectId"' : '"order", "objectId"'} limit ${maxRooms}`,
    [accountId, level ?? null],
  );
  return rooms.map(({ id, visibleOn, ...room }) => ({
    objectId: id,
    ...room,
    visibleOn: [...visibleOn],
    account: accountId,
    ...factsOf(byName.get(room.levelName)),
  }));
}

function factsOf(level: Awaited<ReturnType<typeof readOptions>>[number] | undefined) {
  return {
    friendlyName: level?.friendlyName ?? '',
    shortName: level?.shortName ?? '',
    image: level?.image ?? '',
    thumbnailImage: level?.thumbnailImage ?? '',
    base64LowResImage: level?.base64LowResImage ?? '',
    isWebAvailable: level?.isWebAvailable ?? false,
    isHidden: level?.isHidden ?? false,
    clientInfoId: level?.clientInfoId ?? '',
    permissionOptions: [...(level?.permissionOptions ?? [])],
  };
}

import type { RoomTargets } from '@campus/domain/rooms/doctor/problems';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readLevels } from '../worlds/read-levels.ts';
import { readRoomsAccount } from '../worlds/rooms-account.ts';

/** Reads where rooms and commands can lead. An empty catalog, or list of supported levels, restricts nothing. */
export async function readRoomTargets(sql: Queryable, accountId: string): Promise<RoomTargets> {
  const levels = await readLevels(sql, accountId);
  const { supportedLevels, spawnLevel } = await readRoomsAccount(sql, accountId);
  return {
    levels: levels.length > 0 ? levels : null,
    supportedLevels,
    locations: new Map(
      levels.filter(({ locations }) => locations.length > 0).map(({ name, locations }) => [name, locations]),
    ),
    overrides: await readOverrides(sql, accountId),
    spawnLevel,
  };
}

/** The scenes that have permissions of their own, each by the id of one of their records. */
export function readOverrides(sql: Queryable, accountId: string) {
  return sql.query<RoomTargets['overrides'][number]>(
    `select min(id) as id, level as "levelName", instance from "RoomPermission"
     where account = $1 and instance is not null group by level, instance order by level, instance`,
    [accountId],
  );
}

import type { Queryable } from '../../foundation/database/sql.ts';
import { levelMappingTable } from '../../foundation/schema/tables/level-mapping.ts';
import { readRoomsAccount } from './rooms-account.ts';

/** The levels of an account's client application: its own and the shared ones. */
const ofClient = `where "clientInfoId" in ('', $1)`;

/** Returns the levels of the account's client application, sorted by name. */
export async function readLevels(sql: Queryable, accountId: string) {
  const { clientInfoId } = await readRoomsAccount(sql, accountId);
  return levelMappingTable.query(
    sql,
    [
      'id',
      'name',
      'shortName',
      'friendlyName',
      'image',
      'thumbnailImage',
      'base64LowResImage',
      'clientInfoId',
      'isHidden',
      'zoomCapable',
      'locations',
      'isWebAvailable',
      'permissionOptions',
    ],
    `${ofClient} order by name, "objectId"`,
    [clientInfoId],
  );
}

/** Returns the names of the levels of the account's client application. */
export async function readLevelNames(sql: Queryable, accountId: string): Promise<string[]> {
  const { clientInfoId } = await readRoomsAccount(sql, accountId);
  return (await levelMappingTable.query(sql, ['name'], ofClient, [clientInfoId])).map(({ name }) => name);
}

/** Returns the names of a level's locations or doors; none if the client application lacks the level. */
export async function readPlacesOf(
  sql: Queryable,
  { accountId, levelName }: { accountId: string; levelName: string },
  places: 'locations' | 'doors',
): Promise<string[]> {
  const { clientInfoId } = await readRoomsAccount(sql, accountId);
  const levels = await levelMappingTable.query(sql, [places], `${ofClient} and name = $2`, [
    clientInfoId,
    levelName,
  ]);
  return [...new Set(levels.flatMap((level) => level[places]))].sort();
}

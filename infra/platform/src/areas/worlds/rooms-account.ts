import { offersDoors, offersGroups, offersPasscodes } from '@campus/domain/rooms/choices';
import type { Queryable } from '../../foundation/database/sql.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';

/** Reads the room settings of the account and its world. */
export async function readRoomsAccount(sql: Queryable, accountId: string) {
  const account = await accountTable.one(
    sql,
    ['organizationName', 'dashboardOptions', 'webLevels'],
    'where "objectId" = $1',
    [accountId],
  );
  const config = await serverConfigTable.one(
    sql,
    ['defaultCampus', 'worldBuildVersion', 'clientInfoId', 'defaultLevel'],
    'where account = $1',
    [accountId],
  );
  const options = account?.dashboardOptions ?? {};
  return {
    name: account?.organizationName ?? '',
    worldBuildVersion: config?.worldBuildVersion ?? '0',
    /** The level where people arrive; empty for none. */
    spawnLevel: config?.defaultLevel ?? '',
    clientInfoId: config?.clientInfoId ?? '',
    supportedLevels: [...(account?.webLevels ?? [])],
    offers: {
      passcodes: offersPasscodes(options),
      groups: offersGroups(options),
      doors: offersDoors(config?.defaultCampus ?? ''),
    },
  };
}

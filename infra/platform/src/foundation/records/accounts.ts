import { permissions } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import type { Queryable } from '../database/sql.ts';
import { accountTable } from '../schema/tables/account.ts';
import { serverConfigTable } from '../schema/tables/server-config.ts';
import { roleTable } from '../schema/tables/system.ts';
import { worldTable } from '../schema/tables/world.ts';
import { newObjectId } from './object-id.ts';
import type { Recorded } from './row.ts';
import type { NewRow } from './table.ts';

/** The world that an account owns, with its server configuration. */
export interface NewWorld
  extends Omit<NewRow<typeof serverConfigTable>, keyof Recorded | 'accountId' | 'worldBuildVersion'> {
  buildVersion?: string;
}

export interface NewAccount extends NewRow<typeof accountTable> {
  world: NewWorld;
}

/** Inserts accounts, each with a world, a server configuration, and six roles. Returns the account ids. */
export async function insertAccounts(sql: Queryable, accounts: readonly NewAccount[]): Promise<string[]> {
  const owners = accounts.map((account) => ({
    ...account,
    id: account.id ?? newObjectId(),
    name: account.name ?? account.organizationName,
    title: account.title ?? account.organizationName,
  }));
  const configs = owners.map(({ id: accountId, world: { buildVersion, ...settings } }) => ({
    ...settings,
    id: newObjectId(),
    accountId,
    worldBuildVersion: buildVersion,
  }));
  const worlds = configs.map(({ id: serverConfigId, accountId, name }) => ({
    accountId,
    serverConfigId,
    name,
  }));
  const roles = owners.flatMap(({ id }) => permissions.map((permission) => roleName(permission, id)));
  const ids = await accountTable.insert(sql, owners);
  await serverConfigTable.insert(sql, configs);
  await worldTable.insert(sql, worlds);
  await roleTable.insert(
    sql,
    roles.map((name) => ({ name })),
  );
  return ids;
}

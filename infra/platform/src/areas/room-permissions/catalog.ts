import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import {
  featureIds,
  type Thresholds,
  thresholdField,
  thresholdOfFeature,
} from '@campus/domain/roles/features';
import {
  indexOptions,
  type OptionIndex,
  offeredIn,
  optionSetsOf,
} from '@campus/domain/room-permissions/option-index';
import { configuredOption, type PermissionOption } from '@campus/domain/room-permissions/options';
import type { PermissionScope } from '@campus/domain/room-permissions/scopes';
import { offeredWebBoardPermissions } from '@campus/domain/room-permissions/web-boards';
import type { Queryable } from '../../foundation/database/sql.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';
import { readLevels } from '../worlds/read-levels.ts';

const fields = featureIds.map(thresholdField);

/** Reads the account and world settings that define room permissions. */
export async function readPermissionsAccount(sql: Queryable, accountId: string) {
  const account = await accountTable.one(
    sql,
    ['isWebEnabled', 'isWebOnly', 'allowIndividualWebboardHomepage'],
    'where "objectId" = $1',
    [accountId],
  );
  const config = await serverConfigTable.one(
    sql,
    ['name', 'worldBuildVersion', ...fields],
    'where account = $1',
    [accountId],
  );
  const thresholds: Thresholds = config ?? {};
  return {
    isWebEnabled: account?.isWebEnabled ?? false,
    isWebOnly: account?.isWebOnly ?? false,
    allowsBoardHomepages: account?.allowIndividualWebboardHomepage ?? false,
    world: config?.name ?? '',
    worldBuildVersion: config?.worldBuildVersion ?? '0',
    thresholds,
  };
}
type PermissionsAccount = Awaited<ReturnType<typeof readPermissionsAccount>>;

/** Returns the levels of the account, each with its options as the world configures them. */
export async function readOptions(sql: Queryable, accountId: string, { thresholds }: PermissionsAccount) {
  const levels = await readLevels(sql, accountId);
  return levels.map(({ permissionOptions, ...level }) => ({
    ...level,
    permissionOptions: permissionOptions.map((option) => configuredOption(option, thresholds)),
  }));
}

/** Returns the permissions of each room type, as the world configures them. */
export async function readOptionIndex(
  sql: Queryable,
  accountId: string,
  account: PermissionsAccount,
): Promise<OptionIndex> {
  return indexOptions(optionSetsOf(await readOptions(sql, accountId, account)));
}

/** Returns the web board permissions of the account, as the world configures them. */
export function webBoardOptions(account: PermissionsAccount): PermissionOption[] {
  return offeredWebBoardPermissions(account).map(({ id, feature }) => ({
    id,
    label: text(`roomPermissions.webBoard.${id}`),
    definition: text(`roomPermissions.webBoard.${id}.definition`),
    defaultPermissionLevel: thresholdOfFeature(feature, {}),
    configuredLevel: account.thresholds[thresholdField(feature)] ?? undefined,
  }));
}

/**
 * Returns the options of a scope. Throws for a room type that the account does not have, or a scene that is
 * not a room.
 */
export async function optionsIn(
  sql: Queryable,
  accountId: string,
  scope: PermissionScope,
): Promise<PermissionOption[]> {
  const account = await readPermissionsAccount(sql, accountId);
  const index = await readOptionIndex(sql, accountId, account);
  if (scope.kind !== 'world' && !index.types.has(scope.level))
    throw new AppError('notFound', 'roomPermissions.unknownScope');
  if (scope.kind === 'scene') await assertScene(sql, accountId, scope);
  return [...offeredIn(index, scope).values()];
}

async function assertScene(
  sql: Queryable,
  accountId: string,
  { level, instance }: { level: string; instance: number },
): Promise<void> {
  const room = await sql.one(
    'select from "Room" where account = $1 and "levelName" = $2 and instance = $3 limit 1',
    [accountId, level, instance],
  );
  if (!room) throw new AppError('notFound', 'roomPermissions.unknownScope');
}

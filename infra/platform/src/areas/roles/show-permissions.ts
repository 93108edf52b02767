import type { RoleEntry } from '@campus/contracts/roles/fields';
import { lowestRoleFor } from '@campus/domain/access/room-levels';
import {
  featureIds,
  features,
  isOffered,
  thresholdField,
  thresholdOfFeature,
} from '@campus/domain/roles/features';
import { levelRange, listedPermissions } from '@campus/domain/roles/permissions';
import { rolesOfLevel } from '@campus/domain/roles/role-list';
import type { Queryable } from '../../foundation/database/sql.ts';
import { accountTable } from '../../foundation/schema/tables/account.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';
import { lastOfChatBar } from './chat-bar.ts';
import { lastChanges } from './permission-changes.ts';
import { keyOf, levelOf, type StoredPermission } from './stored-permissions.ts';

/** Returns a permission in the format of its cloud functions (RLP-003). */
export function recordOf(permission: StoredPermission, accountId: string) {
  const { configured, default: defaultPermission, action, minBuildVersion, params } = permission;
  return {
    id: permission.id,
    type: permission.table === 'cmd' ? ('cmd' as const) : ('pageAccess' as const),
    action,
    params,
    minBuildVersion,
    defaultPermission,
    configuredWorldPermission: configured && {
      level: configured,
      roles: rolesOfLevel(configured, accountId),
    },
    roles: rolesOfLevel(levelOf(permission), accountId),
  };
}

/** Returns the rows of the roles page, with the last change of each. */
export async function showEntries(
  sql: Queryable,
  accountId: string,
  { permissions, worldBuildVersion }: { permissions: readonly StoredPermission[]; worldBuildVersion: string },
): Promise<RoleEntry[]> {
  const changes = await lastChanges(sql, accountId);
  const ofChatBar = await lastOfChatBar(sql, accountId);
  return listedPermissions(permissions, worldBuildVersion).map(({ id: _, configuredId: _own, ...entry }) => ({
    ...entry,
    ...levelRange(entry),
    changed: (entry.table === 'roomControl' ? ofChatBar : changes.get(keyOf(entry))) ?? null,
  }));
}

/** Returns the features of a world, each with the lowest role that can use it. */
export async function showFeatures(sql: Queryable, accountId: string) {
  const account = await accountTable.one(sql, ['allowIndividualWebboardHomepage'], 'where "objectId" = $1', [
    accountId,
  ]);
  const world = await serverConfigTable.one(
    sql,
    ['worldBuildVersion', ...featureIds.map(thresholdField)],
    'where account = $1',
    [accountId],
  );
  const { worldBuildVersion = '0', ...thresholds } = world ?? {};
  const offers = {
    worldBuildVersion,
    allowsBoardHomepages: account?.allowIndividualWebboardHomepage === true,
  };
  return featureIds
    .filter((feature) => isOffered(feature, offers))
    .map((feature) => ({
      feature,
      role: lowestRoleFor(thresholdOfFeature(feature, thresholds)),
      default: features[feature].role,
    }));
}

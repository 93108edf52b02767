import { thresholdOfLevel } from '@campus/domain/roles/room-controls';
import type { Queryable } from '../../ground/database/sql.ts';
import { worldPermissionTable } from '../../ground/schema/tables/permission.ts';
import { serverConfigTable } from '../../ground/schema/tables/server-config.ts';
import type { StoredPermission } from './stored-permissions.ts';

/** Stores the configured level of a permission, or removes it; returns the id of its row. */
export async function writeLevel(
  sql: Queryable,
  accountId: string,
  { table, id, configuredId, configured }: StoredPermission,
): Promise<string | null> {
  if (table === 'roomControl') {
    await serverConfigTable.update(sql, configuredId ?? '', {
      chatBarMinPermissions: thresholdOfLevel(configured),
    });
    return configuredId;
  }
  if (configured === null) {
    await sql.query('delete from "WorldPermission" where "objectId" = $1', [configuredId]);
    return null;
  }
  if (configuredId !== null) {
    await worldPermissionTable.update(sql, configuredId, { level: configured });
    return configuredId;
  }
  const [newId = ''] = await worldPermissionTable.insert(sql, [
    { accountId, permissionId: id, level: configured },
  ]);
  return newId;
}

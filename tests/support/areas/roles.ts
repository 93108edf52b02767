import type { LevelChange } from '@campus/contracts/roles/fields';
import { saveRolePermissions } from '@campus/contracts/roles/functions';
import type { PermissionType } from '@campus/domain/roles/permissions';
import { callPlatform } from '../calls/platform.ts';
import { type Person, sql } from '../world/world.ts';

/** The id of a permission that every account has. */
export async function permissionIdOf(type: PermissionType, action: string): Promise<string> {
  const row = await sql.one<{ id: string }>(
    'select "objectId" as id from "Permission" where type = $1 and action = $2',
    [type, action],
  );
  if (!row) throw new Error(`There is no ${type} ${action}.`);
  return row.id;
}

/** Saves the account's permissions as one person. */
export function saveAs(person: Pick<Person, 'sessionToken'>, accountId: string, ...changes: LevelChange[]) {
  return callPlatform(saveRolePermissions, { accountId, changes }, person.sessionToken);
}

/** An account's configuration, by permission type and name. */
export async function configuredIn(accountId: string): Promise<Record<string, string>> {
  const rows = await sql.query<{ name: string; level: string }>(
    `select p.type || ' ' || p.action as name, w.level from "WorldPermission" w
     join "Permission" p on p."objectId" = w.permission where w.account = $1 order by 1`,
    [accountId],
  );
  return Object.fromEntries(rows.map(({ name, level }) => [name, level]));
}

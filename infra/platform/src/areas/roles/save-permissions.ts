import { AppError } from '@campus/contracts/core/app-error';
import type { LevelChange } from '@campus/contracts/roles/fields';
import { saveRoles } from '@campus/contracts/roles/roles';
import type { Level } from '@campus/domain/access/levels';
import { storedLevel } from '@campus/domain/roles/permissions';
import { refuseLevelChange } from '@campus/domain/roles/refuse-change';
import { thresholdOfLevel } from '@campus/domain/roles/room-controls';
import { mergeChanges } from '@campus/domain/settings/setting-change';
import type { Call, UserName } from '../../call/call.ts';
import { presentLevel } from '../../call/present-level.ts';
import type { SaveGuard } from '../../call/save-guard.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { worldPermissionTable } from '../../foundation/schema/tables/permission.ts';
import { serverConfigTable } from '../../foundation/schema/tables/server-config.ts';
import { recordChatBar } from './chat-bar.ts';
import { type PermissionChanged, recordChanges } from './permission-changes.ts';
import {
  keyOf,
  levelOf,
  readPermissions,
  readRolesWorld,
  type StoredPermission,
} from './stored-permissions.ts';

type Saving = Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName };

/** The result of a save, with the current permissions. */
interface SavedPermissions {
  saveId: string | null;
  saved: Pick<StoredPermission, 'table' | 'action'>[];
  conflicts: Pick<StoredPermission, 'table' | 'action'>[];
  permissions: StoredPermission[];
}

/**
 * Changes the levels of permissions, except those that another person has changed since. Saves in an account
 * run one after the other. Each checks the caller's access and the stored values again, after the previous
 * one. Restored values may be out of range, because other programs may have stored them.
 */
export async function savePermissions(
  call: Saving,
  accountId: string,
  changes: readonly LevelChange[],
  { guard, isRestored = false }: { guard: SaveGuard; isRestored?: boolean },
): Promise<SavedPermissions> {
  const { sql, audit, user } = call;
  const world = await readRolesWorld(sql, accountId, { lock: true });
  const own = await presentLevel(call, accountId, saveRoles.access);
  const permissions = new Map((await readPermissions(sql, accountId, world)).map((one) => [keyOf(one), one]));
  const { written, conflicts } = mergeChanges(configuredLevels(permissions), changes.map(asSettingChange));
  const changed: PermissionChanged[] = [];
  for (const [key, to] of written) {
    const before = known(permissions, key);
    const after = { ...before, configured: to as Level | null };
    refuse(before, isRestored ? { ...after, configured: levelOf(after) } : after, own);
    permissions.set(key, { ...after, configuredId: await writeLevel(sql, accountId, after) });
    changed.push({
      table: before.table,
      action: before.action,
      from: before.configured,
      to: after.configured,
    });
  }
  const saveId = await recordChanges(sql, { accountId, by: user.email }, changed);
  await recordChatBar(sql, { accountId, by: user.email }, changed);
  audit.note({
    target: { type: 'roles', id: accountId, label: '' },
    before: Object.fromEntries(changed.map((change) => [keyOf(change), change.from])),
    after: Object.fromEntries(changed.map((change) => [keyOf(change), change.to])),
  });
  await guard(call, accountId);
  return {
    saveId,
    saved: changed.map(({ table, action }) => ({ table, action })),
    conflicts: conflicts
      .map((key) => known(permissions, key))
      .map(({ table, action }) => ({ table, action })),
    permissions: [...permissions.values()],
  };
}

function configuredLevels(permissions: ReadonlyMap<string, StoredPermission>) {
  return new Map([...permissions].map(([key, { configured }]) => [key, configured as string | null]));
}

function asSettingChange(change: LevelChange) {
  const value = change.level === null ? null : storedLevel(change, change.level);
  return { setting: keyOf(change), value, base: change.base };
}

function known(permissions: ReadonlyMap<string, StoredPermission>, key: string): StoredPermission {
  const permission = permissions.get(key);
  if (!permission) throw new AppError('notFound', 'roles.permission.notFound');
  return permission;
}

function refuse(before: StoredPermission, after: StoredPermission, own: Level): void {
  const to = after.configured ?? levelOf(after);
  const refusal = refuseLevelChange({ ...before, from: levelOf(before), to }, own);
  if (!refusal) return;
  const isAboveOwn = refusal === 'roles.level.aboveOwn' || refusal === 'roles.level.notYours';
  throw new AppError(isAboveOwn ? 'forbidden' : 'invalid', refusal);
}

/** Stores the configured level of a permission, or removes it. Returns the id of its row. */
async function writeLevel(
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

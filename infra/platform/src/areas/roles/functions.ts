import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/roles/functions';
import { byPlace, type PermissionType } from '@campus/domain/roles/permissions';
import { levelOfRoles } from '@campus/domain/roles/role-list';
import type { Call } from '../../call/call.ts';
import { implement } from '../../call/implement.ts';
import type { SaveGuard } from '../../call/save-guard.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { lastChanges, listChanges } from './permission-changes.ts';
import { savePermissions } from './save-permissions.ts';
import { recordOf, showEntries, showFeatures } from './show-permissions.ts';
import { keyOf, readPermissions, readRolesWorld, type StoredPermission } from './stored-permissions.ts';

/**
 * Functions for admins and above to read and change access to options of the GOTO menu, room controls, and
 * pages.
 */
export const createRoleFunctions = (guard: SaveGuard) => [
  implement(wire.getPermissions, async ({ sql, input }) => ({ items: await readRecords(sql, input) })),

  implement(wire.getPermissionsForWorld, async ({ sql, input }) => ({
    items: (await readRecords(sql, input)).map(({ id: _, roles: _roles, ...open }) => open),
  })),

  implement(wire.updatePermission, async (call) => {
    const { accountId, permissionId, roles } = call.input;
    const all = await readAll(call.sql, accountId);
    const permission = all.find(({ id }) => id === permissionId);
    return { permission: await setRoles(call, { accountId, permission, roles, guard }) };
  }),

  implement(wire.createOrUpdatePermissionsForWorld, async (call) => {
    const { accountId, type, action, update } = call.input;
    const all = await readAll(call.sql, accountId);
    const permission = all.find((one) => one.table === type && one.action === action);
    return setRoles(call, { accountId, permission, roles: update.roles, guard });
  }),

  implement(wire.getRolePermissions, async ({ sql, input: { accountId } }) => {
    const world = await readRolesWorld(sql, accountId);
    const permissions = await readPermissions(sql, accountId, world);
    return {
      items: await showEntries(sql, accountId, { ...world, permissions }),
      features: await showFeatures(sql, accountId),
    };
  }),

  implement(wire.saveRolePermissions, async (call) => {
    const { sql, input } = call;
    const { saveId, saved, conflicts, permissions } = await savePermissions(
      call,
      input.accountId,
      input.changes,
      { guard },
    );
    const { worldBuildVersion } = await readRolesWorld(sql, input.accountId);
    const changes = await lastChanges(sql, input.accountId);
    return {
      items: await showEntries(sql, input.accountId, { permissions, worldBuildVersion }),
      saveId,
      saved,
      conflicts: conflicts.map((conflict) => ({ ...conflict, theirs: changes.get(keyOf(conflict)) ?? null })),
    };
  }),

  implement(wire.getRolePermissionChanges, async ({ sql, input }) => ({
    items: await listChanges(sql, input),
  })),
];

async function readAll(sql: Queryable, accountId: string): Promise<StoredPermission[]> {
  return readPermissions(sql, accountId, await readRolesWorld(sql, accountId));
}

async function readRecords(
  sql: Queryable,
  { accountId, types }: { accountId: string; types: readonly PermissionType[] },
) {
  const wanted = (await readAll(sql, accountId)).filter(({ table }) => types.some((type) => type === table));
  return wanted.toSorted(byPlace).map((permission) => recordOf(permission, accountId));
}

interface Wanted {
  accountId: string;
  permission: StoredPermission | undefined;
  roles: readonly string[];
  guard: SaveGuard;
}

/** Gives a permission to the lowest of some roles and all higher ones, whatever is stored. */
async function setRoles(
  call: Pick<Call, 'sql' | 'audit' | 'services'> & { user: { id: string; email: string } },
  { accountId, permission, roles, guard }: Wanted,
) {
  if (!permission) throw new AppError('notFound', 'roles.permission.notFound');
  const level = levelOfRoles(roles, accountId);
  if (level === undefined) throw new AppError('invalid', 'roles.role.unknown');
  const { table, action } = permission;
  const { permissions } = await savePermissions(call, accountId, [{ table, action, level }], { guard });
  const stored = permissions.find((one) => keyOf(one) === keyOf(permission));
  return recordOf(stored ?? permission, accountId);
}

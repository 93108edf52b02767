import * as z from 'zod';
import { bind, bindAs } from '../core/binding.ts';
import { wireCall } from '../core/wire-call.ts';
import { permissionRecord, roles } from './fields.ts';
import * as operations from './roles.ts';

/** The records of permissions of some types, with the roles that have them. */
export const getPermissions = bind(operations.listPermissions, { name: 'getPermissions', answer: 'items' });

/** The default and configured levels of options and pages of the world, for everyone in the account. */
export const getPermissionsForWorld = bind(operations.listWorldPermissions, {
  name: 'getPermissionsForWorld',
  answer: 'items',
});

export const updatePermission = bind(operations.updatePermission, {
  name: 'updatePermission',
  answer: 'permission',
});

const { accountId, type, action } = operations.configurePermission.input.shape;

/** Configures a permission of the account's world: there is at most one record of a type and action. */
export const createOrUpdatePermissionsForWorld = bindAs(
  operations.configurePermission,
  wireCall(
    'createOrUpdatePermissionsForWorld',
    z.strictObject({ accountId, type, action, update: z.strictObject({ roles }) }),
    permissionRecord,
  ),
  {
    params: ({ roles: named, ...input }) => ({ ...input, update: { roles: named } }),
    result: (permission) => ({ permission }),
  },
);

export const getRolePermissions = bind(operations.readRoles, { name: 'getRolePermissions' });
export const saveRolePermissions = bind(operations.saveRoles, { name: 'saveRolePermissions' });
export const getRolePermissionChanges = bind(operations.listRoleChanges, {
  name: 'getRolePermissionChanges',
  answer: 'items',
});

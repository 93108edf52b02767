import type { Level } from '@campus/domain/access/levels';
import type { PermissionPlace, PermissionType } from '@campus/domain/roles/permissions';
import { object, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

const level = string.as<Level>();

/**
 * An action that requires a level: using an option of the GOTO menu (`cmd`) or opening a page (`pageAccess`).
 */
export const permissionTable = new Table('Permission', {
  columns: {
    type: string.as<PermissionType>(),
    action: string,
    defaultPermission: level,
    minBuildVersion: string.nullable(),
    params: object.as<PermissionPlace>().nullable(),
  },
});

/** The level that an account has configured for a permission in its world. */
export const worldPermissionTable = new Table('WorldPermission', {
  columns: { accountId: pointer('Account'), permissionId: pointer('Permission'), level },
});

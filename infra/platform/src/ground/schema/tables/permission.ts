import { object, pointer, string } from '../../records/column.ts';
import { Table } from '../../records/table.ts';

/** Something that needs a level: a command (`cmd`) or opening a page (`pageAccess`). */
export const permissionTable = new Table('Permission', {
  columns: {
    type: string,
    action: string,
    defaultPermission: string,
    minBuildVersion: string.nullable(),
    params: object.nullable(),
  },
});

/** The level an account has configured for a permission in its world. */
export const worldPermissionTable = new Table('WorldPermission', {
  columns: { accountId: pointer('Account'), permission: pointer('Permission'), level: string },
});

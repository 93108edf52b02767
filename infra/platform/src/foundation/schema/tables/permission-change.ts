import type { Level } from '@campus/domain/access/levels';
import type { RoleTable } from '@campus/domain/roles/permissions';
import { date, pointer, string } from '../../records/column.ts';
import { OwnTable } from '../../records/table.ts';

/** The history of access levels for options, controls, and pages, one row per change in a save. */
export const permissionChangeTable = new OwnTable('PermissionChange', {
  saveId: string,
  accountId: pointer('Account'),
  table: string.as<RoleTable>(),
  action: string,
  from: string.as<Level>().nullable(),
  to: string.as<Level>().nullable(),
  by: string,
  at: date,
});

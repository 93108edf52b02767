import type { listRoleChanges } from '@campus/contracts/roles/roles';
import { listedChanges } from '@campus/contracts/roles/roles';
import type { Level } from '@campus/domain/access/levels';
import type { RoleTable } from '@campus/domain/roles/permissions';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { permissionChangeTable } from '../../foundation/schema/tables/permission-change.ts';
import { keyOf } from './stored-permissions.ts';

const columns = permissionChangeTable.select(['saveId', 'table', 'action', 'from', 'to', 'by', 'at']);
type Row = SelectedRow<typeof columns>;

/** A change to the level of a permission. */
export interface PermissionChanged {
  table: RoleTable;
  action: string;
  from: Level | null;
  to: Level | null;
}

const shown = (row: Row) => ({ ...row, at: row.at.toISOString() });

/** Returns the last change of each permission that was ever changed in an account, by key. */
export async function lastChanges(sql: Queryable, accountId: string) {
  const rows = await sql.query<Row>(
    `select distinct on ("table", action) ${columns} from "PermissionChange" where account = $1
     order by "table", action, at desc`,
    [accountId],
  );
  return new Map(rows.map((row) => [keyOf(row), shown(row)]));
}

/** Returns the last changes in an account, of one table, or of one permission, newest first. */
export async function listChanges(
  sql: Queryable,
  { accountId, table, action }: z.output<typeof listRoleChanges.input>,
) {
  const rows = await sql.query<Row>(
    `select ${columns} from "PermissionChange" where account = $1 and ($2::text is null or "table" = $2)
       and ($3::text is null or action = $3)
     order by at desc, "table", action limit ${listedChanges}`,
    [accountId, table ?? null, action ?? null],
  );
  return rows.map(shown);
}

/** Records the permissions that a save changed. Returns the save's id; null if it changed none. */
export async function recordChanges(
  sql: Queryable,
  { accountId, by }: { accountId: string; by: string },
  changes: readonly PermissionChanged[],
): Promise<string | null> {
  if (changes.length === 0) return null;
  const saveId = newObjectId();
  await sql.query(
    `insert into "PermissionChange" ("saveId", account, by, at, "table", action, "from", "to")
     select $1, $2, $3, (select clock_timestamp()), change->>'table', change->>'action', change->>'from', change->>'to'
     from jsonb_array_elements($4::jsonb) change`,
    [saveId, accountId, by, JSON.stringify(changes)],
  );
  return saveId;
}

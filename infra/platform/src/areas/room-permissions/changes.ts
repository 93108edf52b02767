import { listedPermissionChanges } from '@campus/contracts/room-permissions/room-permissions';
import type { Queryable } from '../../ground/database/sql.ts';
import { roomPermissionChangeTable } from '../../ground/schema/tables/room-permission.ts';
import { type RecordPlace, storedScope } from './records.ts';

/** What became of one value; texts, empty for none. */
export interface ValueChange {
  field: string;
  from: string;
  to: string;
}

/** Writes down what a save or reset made of a record. */
export async function recordChanges(
  sql: Queryable,
  { accountId, kind, scope }: RecordPlace,
  by: string,
  changes: readonly ValueChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { level, instance } = storedScope(scope);
  await sql.query(
    `insert into "RoomPermissionChange" (account, kind, level, instance, by, field, "from", "to")
     select $1, $2, $3, $4::integer, $5, change->>'field', change->>'from', change->>'to'
     from jsonb_array_elements($6::jsonb) change`,
    [accountId, kind, level, instance, by, JSON.stringify(changes)],
  );
}

/** The last changes of a room type with its scenes, or of all, the newest first. */
export async function listChanges(
  sql: Queryable,
  { accountId, level }: { accountId: string; level?: string | undefined },
) {
  const rows = await roomPermissionChangeTable.query(
    sql,
    ['kind', 'level', 'instance', 'field', 'from', 'to', 'by', 'at'],
    `where account = $1 and ($2::text is null or level = $2)
     order by at desc, field limit ${listedPermissionChanges}`,
    [accountId, level ?? null],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

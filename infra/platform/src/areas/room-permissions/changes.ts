import { listedPermissionChanges } from '@campus/contracts/room-permissions/room-permissions';
import type { Queryable } from '../../foundation/database/sql.ts';
import { roomPermissionChangeTable } from '../../foundation/schema/tables/room-permission.ts';
import type { RecordRow } from './records.ts';

/** A change of one value, before and after, as text. Empty means no value. */
export interface ValueChange {
  field: string;
  from: string;
  to: string;
}

/** A change of a value in one record. */
type RecordChange = ValueChange & Pick<RecordRow, 'kind' | 'level' | 'instance'>;

/** Records the changes of a save or reset. */
export async function recordChanges(
  sql: Queryable,
  { accountId, by }: { accountId: string; by: string },
  changes: readonly RecordChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql.query(
    `insert into "RoomPermissionChange" (account, kind, level, instance, by, field, "from", "to")
     select $1, change->>'kind', change->>'level', (change->>'instance')::integer, $2, change->>'field',
       change->>'from', change->>'to'
     from jsonb_array_elements($3::jsonb) change`,
    [accountId, by, JSON.stringify(changes)],
  );
}

/** Returns the last changes, newest first: of a room type with its scenes, or all. */
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

/** Returns the person who last changed a value of a record; undefined if unknown. */
export async function lastPerson(
  sql: Queryable,
  accountId: string,
  { kind, level, instance, field }: Omit<RecordChange, 'from' | 'to'>,
): Promise<string | undefined> {
  const row = await roomPermissionChangeTable.one(
    sql,
    ['by'],
    `where account = $1 and kind = $2 and level is not distinct from $3
       and instance is not distinct from $4::integer and field = $5 order by at desc limit 1`,
    [accountId, kind, level, instance, field],
  );
  return row?.by;
}

import { listedRoomChanges } from '@campus/contracts/rooms/rooms';
import type { Entry } from '@campus/domain/rooms/entries';
import { differences } from '../../call/differences.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { roomChangeTable } from '../../ground/schema/tables/room-change.ts';

/** The fields of an entry as the history keeps them: of a Zoom meeting the ID alone. */
function fieldsOf({ id: _, order: _order, kind: _kind, ...fields }: Entry): Record<string, unknown> {
  return 'zoomCredential' in fields ? { ...fields, zoomCredential: fields.zoomCredential.id } : fields;
}

/** Writes down what a save made of an entry. */
export async function recordChanges(
  sql: Queryable,
  { accountId, by }: { accountId: string; by: string },
  { before, after }: { before: Entry; after: Entry },
): Promise<void> {
  const changed = differences(fieldsOf(before), fieldsOf(after));
  const rows = Object.entries(changed.after).map(([field, to]) => ({
    field,
    from: changed.before[field],
    to,
  }));
  if (rows.length === 0) return;
  await sql.query(
    `insert into "RoomChange" (account, entry, by, at, field, "from", "to")
     select $1, $2, $3, (select clock_timestamp()), change->>'field', change->'from', change->'to'
     from jsonb_array_elements($4::jsonb) change`,
    [accountId, after.id, by, JSON.stringify(rows)],
  );
}

/** The last changes of an entry of the account, the newest first. */
export async function listChanges(
  sql: Queryable,
  { accountId, entryId }: { accountId: string; entryId: string },
) {
  const rows = await roomChangeTable.query(
    sql,
    ['field', 'from', 'to', 'by', 'at'],
    `where account = $1 and entry = $2 order by at desc, field limit ${listedRoomChanges}`,
    [accountId, entryId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

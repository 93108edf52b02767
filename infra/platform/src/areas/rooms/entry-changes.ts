import { listedRoomChanges } from '@campus/contracts/rooms/rooms';
import type { Entry, Placed } from '@campus/domain/rooms/entries';
import { differences } from '../../call/differences.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { roomChangeTable } from '../../foundation/schema/tables/room-change.ts';

/** An entry before and after a change: null where it did not exist. */
interface Edit {
  before: Entry | null;
  after: Entry | null;
}

/** The author of changes, and their account. */
interface Author {
  accountId: string;
  by: string;
}

interface FieldChange {
  entry: string;
  field: string;
  from: unknown;
  to: unknown;
}

/** The fields of an entry as the history keeps them: of a Zoom meeting the ID alone. */
function fieldsOf({ id: _, order: _order, kind: _kind, ...fields }: Entry): Record<string, unknown> {
  return 'zoomCredential' in fields ? { ...fields, zoomCredential: fields.zoomCredential.id } : fields;
}

/** Records the changes of entries. A created or deleted entry has one row, with its name. */
export function recordChanges(sql: Queryable, author: Author, edits: readonly Edit[]): Promise<void> {
  return insertChanges(sql, author, edits.flatMap(changesOf));
}

function changesOf({ before, after }: Edit): FieldChange[] {
  if (before === null || after === null) {
    const { id = '', name = '' } = after ?? before ?? {};
    const names = { from: before && name, to: after && name };
    return [{ entry: id, field: before ? 'deleted' : 'created', ...names }];
  }
  const changed = differences(fieldsOf(before), fieldsOf(after));
  return Object.entries(changed.after).map(([field, to]) => ({
    entry: after.id,
    field,
    from: changed.before[field],
    to,
  }));
}

/** Records that a deleted entry was restored. */
export function recordRestoration(
  sql: Queryable,
  author: Author,
  { id, name }: Pick<Entry, 'id' | 'name'>,
): Promise<void> {
  return insertChanges(sql, author, [{ entry: id, field: 'restored', from: null, to: name }]);
}

/** Records which of the entries with a new place came into another folder. */
export function recordFolders(
  sql: Queryable,
  author: Author,
  { before, places }: { before: readonly Placed[]; places: readonly Placed[] },
): Promise<void> {
  const groups = new Map(before.map(({ id, group }) => [id, group]));
  const moved = places.filter(({ id, group }) => groups.has(id) && groups.get(id) !== group);
  return insertChanges(
    sql,
    author,
    moved.map(({ id, group }) => ({ entry: id, field: 'group', from: groups.get(id), to: group })),
  );
}

async function insertChanges(
  sql: Queryable,
  { accountId, by }: Author,
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql.query(
    `insert into "RoomChange" (account, by, at, entry, field, "from", "to")
     select $1, $2, (select clock_timestamp()), change->>'entry', change->>'field', change->'from', change->'to'
     from jsonb_array_elements($3::jsonb) change`,
    [accountId, by, JSON.stringify(changes)],
  );
  await forgetOldChanges(sql, accountId, [...new Set(changes.map(({ entry }) => entry))]);
}

/** Deletes what the history no longer lists, but for the last change of each field: it tells who made it so. */
async function forgetOldChanges(
  sql: Queryable,
  accountId: string,
  entries: readonly string[],
): Promise<void> {
  await sql.query(
    `delete from "RoomChange" old
     using unnest($2::text[]) changed (entry),
       lateral (
         select at from "RoomChange" where account = $1 and entry = changed.entry
         order by at desc offset ${listedRoomChanges - 1} limit 1
       ) last_listed
     where old.account = $1 and old.entry = changed.entry and old.at < last_listed.at
       and exists (
         select from "RoomChange" newer
         where newer.account = $1 and newer.entry = old.entry and newer.field = old.field and newer.at > old.at
       )`,
    [accountId, entries],
  );
}

/** The last changes of an entry of the account, even of one that is deleted, the newest first. */
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

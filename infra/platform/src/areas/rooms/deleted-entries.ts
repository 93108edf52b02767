import { restoreDays } from '@campus/contracts/rooms/restore';
import type { Entry } from '@campus/domain/rooms/entries';
import { maxEntries } from '@campus/domain/rooms/list-limit';
import type { FormerPlace } from '@campus/domain/rooms/put-back';
import type { Queryable } from '../../foundation/database/sql.ts';
import { deletedEntryTable } from '../../foundation/schema/tables/deleted-entry.ts';

const tableOf = (kind: Entry['kind']) => (kind === 'room' ? 'Room' : 'CustomMenuItem');

/**
 * Removes a room or command from the list, and stores its row and its place, so that it can be restored. An account
 * has at most as many deleted entries as entries: the oldest ones make room.
 */
export async function moveToDeleted(
  sql: Queryable,
  accountId: string,
  { id, kind, place }: Pick<Entry, 'id' | 'kind'> & { place: FormerPlace },
): Promise<void> {
  await sql.query(
    `with gone as (
       delete from "${tableOf(kind)}" entry where account = $2 and "objectId" = $1 returning to_jsonb(entry) as row
     )
     insert into "DeletedEntry" (id, account, kind, row, place) select $1, $2, $3, row, $4::jsonb from gone`,
    [id, accountId, kind, JSON.stringify(place)],
  );
  await sql.query(
    `delete from "DeletedEntry" where account = $1 and at < (
       select at from "DeletedEntry" where account = $1 order by at desc offset ${maxEntries - 1} limit 1
     )`,
    [accountId],
  );
}

/**
 * Stores a deleted room or command in its table again, with its passcodes; returns its former place, or undefined if it
 * can no longer be restored.
 */
export async function takeFromDeleted(
  sql: Queryable,
  { accountId, entryId }: { accountId: string; entryId: string },
): Promise<FormerPlace | undefined> {
  const of = 'where account = $1 and id = $2';
  const found = await deletedEntryTable.one(
    sql,
    ['kind', 'place'],
    `${of} and at > now() - make_interval(days => ${restoreDays})`,
    [accountId, entryId],
  );
  if (!found) return undefined;
  const table = tableOf(found.kind);
  await sql.query(
    `with taken as (delete from "DeletedEntry" ${of} returning row)
     insert into "${table}"
     select stored.* from taken,
       jsonb_populate_record(null::"${table}", taken.row || jsonb_build_object('updatedAt', now())) stored`,
    [accountId, entryId],
  );
  return found.place;
}

/** Changes the name of a folder in the deleted entries of an account, so that they are restored into the renamed folder. */
export async function followFolderOfDeleted(
  sql: Queryable,
  { accountId, from, to }: { accountId: string; from: string; to: string },
): Promise<void> {
  await sql.query(
    `update "DeletedEntry" set row = jsonb_set(row, '{group}', to_jsonb($3::text))
     where account = $1 and row->>'group' = $2`,
    [accountId, from, to],
  );
  const anchors = (key: string) =>
    `(select coalesce(jsonb_agg(case when anchor->>'folder' = $2 then jsonb_build_object('folder', $3::text)
        else anchor end order by nth), '[]')
      from jsonb_array_elements(place->'${key}') with ordinality list(anchor, nth))`;
  await sql.query(
    `update "DeletedEntry"
     set place = jsonb_build_object('before', ${anchors('before')}, 'beforeFolder', ${anchors('beforeFolder')})
     where account = $1 and place @? '$.*[*].folder'`,
    [accountId, from, to],
  );
}

/** Deletes entries that can no longer be restored. */
export const forgetDeletedEntries = `delete from "DeletedEntry" where at < now() - make_interval(days => ${restoreDays})`;

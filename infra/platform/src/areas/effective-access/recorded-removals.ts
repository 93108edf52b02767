import { undoHours } from '@campus/contracts/rooms/bulk-edits';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import { overrideRemovalTable } from '../../foundation/schema/tables/override-removal.ts';

type Removal = RowOf<typeof overrideRemovalTable>;
type Owner = Pick<Removal, 'accountId' | 'userId'>;

/** Records a removal, so that the person can undo it. Returns its id. */
export async function recordRemoval(
  sql: Queryable,
  { accountId, userId, removed, pages, records }: Omit<Removal, 'id' | 'at'>,
): Promise<string> {
  const id = newObjectId();
  await sql.query(
    `insert into "OverrideRemoval" (id, account, "user", removed, pages, records)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, accountId, userId, removed, JSON.stringify(pages), JSON.stringify(records)],
  );
  return id;
}

const offered = `where "user" = $1 and account = $2 and at > now() - make_interval(hours => ${undoHours})`;

/** Returns the person's last removal that can still be undone. */
export async function lastRemoval(sql: Queryable, { accountId, userId }: Owner) {
  const row = await overrideRemovalTable.one(
    sql,
    ['id', 'removed', 'at'],
    `${offered} order by at desc, id desc limit 1`,
    [userId, accountId],
  );
  return row ? { removalId: row.id, removed: row.removed, at: row.at.toISOString() } : null;
}

/** Returns a removal of the person if it can still be undone. */
export function findRemoval(sql: Queryable, { accountId, userId, id }: Owner & Pick<Removal, 'id'>) {
  return overrideRemovalTable.one(sql, ['removed', 'pages', 'records'], `${offered} and id = $3`, [
    userId,
    accountId,
    id,
  ]);
}

/** Deletes a removal, so that it cannot be undone twice. */
export async function deleteRemoval(sql: Queryable, id: string): Promise<void> {
  await sql.query('delete from "OverrideRemoval" where id = $1', [id]);
}

/** Deletes removals that can no longer be undone. */
export const deleteOldRemovals = `delete from "OverrideRemoval" where at < now() - make_interval(hours => ${undoHours})`;

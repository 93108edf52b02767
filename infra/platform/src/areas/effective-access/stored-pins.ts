import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { accessPinTable } from '../../foundation/schema/tables/access-pin.ts';

const columns = accessPinTable.select(['id', 'role', 'can', 'target', 'by', 'at']);
export type StoredPin = SelectedRow<typeof columns>;

/** The pinned rules of an account, the newest first. */
export function readPins(sql: Queryable, accountId: string): Promise<StoredPin[]> {
  return sql.query<StoredPin>(`select ${columns} from "AccessPin" where account = $1 order by at desc, id`, [
    accountId,
  ]);
}

/**
 * Waits until nobody else saves what pinned rules are about, and keeps others waiting until the transaction ends. Without
 * it, two saves could break a rule together that neither breaks alone.
 */
export async function lockPins(sql: Queryable, accountId: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('pins ' || $1::text, 0))`, [accountId]);
}

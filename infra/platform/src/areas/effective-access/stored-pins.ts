import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { accessPinTable } from '../../foundation/schema/tables/access-pin.ts';

const columns = accessPinTable.select(['id', 'role', 'can', 'target', 'by', 'at']);
export type StoredPin = SelectedRow<typeof columns>;

/** Returns the pinned rules of an account, newest first. */
export function readPins(sql: Queryable, accountId: string): Promise<StoredPin[]> {
  return sql.query<StoredPin>(`select ${columns} from "AccessPin" where account = $1 order by at desc, id`, [
    accountId,
  ]);
}

/**
 * Locks everything that pinned rules depend on, until the transaction ends. Otherwise two saves could
 * together break a rule that neither breaks alone.
 */
export async function lockPins(sql: Queryable, accountId: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('pins ' || $1::text, 0))`, [accountId]);
}

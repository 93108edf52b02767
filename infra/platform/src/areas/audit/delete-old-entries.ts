import type { Queryable } from '../../foundation/database/sql.ts';

/** The number of entries deleted per statement, so that its locks are short. */
const batch = 5_000;
/** The number of batches per sweep; the next sweep continues. */
const batches = 200;

/** Deletes entries older than this number of days; 0 keeps all. Returns the number of deleted entries. */
export async function deleteOldEntries(sql: Queryable, days: number): Promise<number> {
  let forgotten = 0;
  if (days === 0) return forgotten;
  for (let done = 0; done < batches; done += 1) {
    const row = await sql.one<{ count: number }>('select forget_audit_entries($1, $2) as count', [
      days,
      batch,
    ]);
    const count = row?.count ?? 0;
    forgotten += count;
    if (count < batch) break;
  }
  return forgotten;
}

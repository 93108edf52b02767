import type { Queryable } from '../../ground/database/sql.ts';

/** So many entries go in one statement: its locks are held for a moment only. */
const batch = 5_000;
/** So many batches in one sweep; the next one goes on. */
const batches = 200;

/** Deletes the entries that have been kept for so many days; 0 keeps them for ever. Returns how many are gone. */
export async function forgetEntries(sql: Queryable, days: number): Promise<number> {
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

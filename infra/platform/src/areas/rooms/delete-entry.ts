import type { Call } from '../../call/call.ts';
import { auditTarget } from './audit-facts.ts';
import { beginChange } from './list-version.ts';
import { lockEntry } from './read-entries.ts';

/** Deletes a room or command of the account; returns the list's version. */
export async function deleteEntry(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  { accountId, entryId }: { accountId: string; entryId: string },
): Promise<number> {
  const version = await beginChange(sql, accountId);
  const entry = await lockEntry(sql, accountId, entryId);
  audit.note({ target: auditTarget(entry) });
  const table = entry.kind === 'room' ? 'Room' : 'CustomMenuItem';
  await sql.query(`delete from "${table}" where "objectId" = $1`, [entryId]);
  return version;
}

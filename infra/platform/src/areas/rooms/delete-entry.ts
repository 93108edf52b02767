import { refuseDeletion } from '@campus/domain/rooms/own-level';
import type { Call, UserName } from '../../call/call.ts';
import { refuseBrokenPins } from '../effective-access/refuse-broken-pins.ts';
import { auditDeletion, auditTarget } from './audit-facts.ts';
import { recordChanges } from './entry-changes.ts';
import { beginChange } from './list-version.ts';
import { assertLevel, readReserved } from './own-level.ts';
import { lockEntry } from './read-entries.ts';

/** Deletes a room or command of the account; returns the list's version. */
export async function deleteEntry(
  call: Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName },
  { accountId, entryId }: { accountId: string; entryId: string },
): Promise<number> {
  const { sql, audit, user } = call;
  const version = await beginChange(sql, accountId);
  const entry = await lockEntry(sql, accountId, entryId);
  audit.note({ target: auditTarget(entry), ...auditDeletion(entry) });
  assertLevel(refuseDeletion(await readReserved(call, accountId), entry));
  const table = entry.kind === 'room' ? 'Room' : 'CustomMenuItem';
  await sql.query(`delete from "${table}" where "objectId" = $1`, [entryId]);
  await recordChanges(sql, { accountId, by: user.email }, [{ before: entry, after: null }]);
  await refuseBrokenPins({ sql }, accountId);
  return version;
}

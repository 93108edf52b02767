import { refuseDeletion } from '@campus/domain/rooms/own-level';
import { formerPlaceOf } from '@campus/domain/rooms/put-back';
import type { Call, UserName } from '../../call/call.ts';
import { refuseBrokenPins } from '../effective-access/refuse-broken-pins.ts';
import { auditDeletion, auditTarget } from './audit-facts.ts';
import { moveToDeleted } from './deleted-entries.ts';
import { recordChanges } from './entry-changes.ts';
import { beginChange } from './list-version.ts';
import { assertLevel, readReserved } from './own-level.ts';
import { readPlaces } from './places.ts';
import { lockEntry } from './read-entries.ts';

/** Deletes a room or command of the account, so that it can be restored; returns the list's version. */
export async function deleteEntry(
  call: Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName },
  { accountId, entryId }: { accountId: string; entryId: string },
): Promise<number> {
  const { sql, audit, user } = call;
  const version = await beginChange(sql, accountId);
  const entry = await lockEntry(sql, accountId, entryId);
  audit.note({ target: auditTarget(entry), ...auditDeletion(entry) });
  assertLevel(refuseDeletion(await readReserved(call, accountId), entry));
  const place = formerPlaceOf(await readPlaces(sql, accountId), entry);
  await moveToDeleted(sql, accountId, { id: entry.id, kind: entry.kind, place });
  await recordChanges(sql, { accountId, by: user.email }, [{ before: entry, after: null }]);
  await refuseBrokenPins({ sql }, accountId);
  return version;
}

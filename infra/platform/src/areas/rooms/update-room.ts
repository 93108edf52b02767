import { AppError } from '@campus/contracts/core/app-error';
import type { updateRoom as contract } from '@campus/contracts/rooms/rooms';
import { regroup } from '@campus/domain/rooms/folders';
import { readableEntry } from '@campus/domain/rooms/own-level';
import type * as z from 'zod';
import { refuseBrokenPins } from '../effective-access/refuse-broken-pins.ts';
import { auditChange, auditTarget } from './audit-facts.ts';
import { beginChange } from './list-version.ts';
import { readReserved } from './own-level.ts';
import { readPlaces, storePlaces } from './places.ts';
import { lockEntry } from './read-entries.ts';
import { assertMaySave, planEntry, refuseUnknownLevels, type Saving, storeEntry } from './save-entries.ts';

/** Changes fields of one entry; those that another person has changed since stay, and are reported. */
export async function updateRoom(
  call: Saving,
  { accountId, entryId, change }: z.output<typeof contract.input>,
): Promise<z.input<typeof contract.output>> {
  const { sql, audit } = call;
  const version = await beginChange(sql, accountId);
  const planned = await planEntry(call, accountId, { entryId, change });
  const { before, entry, conflicts, refusal } = planned;
  audit.note({ target: auditTarget(before), ...auditChange(before, entry) });
  const reserved = await readReserved(call, accountId);
  assertMaySave(reserved, planned, change);
  // The rest of the change is invalid without the fields that others have changed.
  if (refusal && conflicts.length > 0)
    throw new AppError('conflict', 'rooms.changedMeanwhile', { name: before.name });
  if (refusal) throw new AppError('invalid', refusal);
  await refuseUnknownLevels(sql, accountId, [planned]);
  await storeEntry(call, accountId, planned, change);
  if (entry.group !== before.group) {
    const places = await readPlaces(sql, accountId);
    await storePlaces(sql, places, regroup(places, entry.id, entry.group));
  }
  await refuseBrokenPins(call, accountId);
  const stored = await lockEntry(sql, accountId, entryId);
  return { entry: readableEntry(reserved.level, stored), version, conflicts };
}

import type { restoreRoom } from '@campus/contracts/rooms/restore';
import type { Entry } from '@campus/domain/rooms/entries';
import { copyKey } from '@campus/domain/rooms/instances';
import { readableEntry, refuseChange } from '@campus/domain/rooms/own-level';
import { putBack } from '@campus/domain/rooms/put-back';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { roomTable } from '../../foundation/schema/tables/room.ts';
import { refuseBrokenPins } from '../effective-access/refuse-broken-pins.ts';
import { auditCreation, auditTarget } from './audit-facts.ts';
import { takeFromDeleted } from './deleted-entries.ts';
import { recordRestoration } from './entry-changes.ts';
import { beginChange } from './list-version.ts';
import { assertLevel, readReserved } from './own-level.ts';
import { readPlaces, refuseMore, storePlaces } from './places.ts';
import { findEntry, lockEntry } from './read-entries.ts';

/** Restores a deleted room or command. A person may restore what they may create. */
export async function restoreEntry(
  call: Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName },
  { accountId, entryId }: z.output<typeof restoreRoom.input>,
): Promise<z.input<typeof restoreRoom.output>> {
  const { sql, audit, user } = call;
  const version = await beginChange(sql, accountId);
  const before = await readPlaces(sql, accountId);
  const reserved = await readReserved(call, accountId);
  const isThere = before.some(({ id }) => id === entryId);
  const place = isThere ? undefined : await takeFromDeleted(sql, { accountId, entryId });
  // Throws for an entry that is neither in the list nor restorable.
  const entry = await lockEntry(sql, accountId, entryId);
  audit.note({ target: auditTarget(entry), ...(place && auditCreation(entry)) });
  if (place) {
    assertLevel(
      refuseChange(reserved, {
        before: undefined,
        after: entry,
        setsPasscodes: entry.kind === 'room' && entry.hasPasscodes,
      }),
    );
    refuseMore(before.length, 1);
    await storePlaces(sql, [...before, entry], putBack(before, entry, place));
    await recordRestoration(sql, { accountId, by: user.email }, entry);
    await refuseBrokenPins({ sql }, accountId);
  }
  const stored = await findEntry(sql, { accountId, entryId });
  return {
    version,
    entry: readableEntry(reserved.level, stored),
    isRestored: place !== undefined,
    samePlace: await roomsAtPlace(sql, accountId, entry),
  };
}

/** The names of the other rooms with the room type and instance of this one. */
async function roomsAtPlace(sql: Queryable, accountId: string, entry: Entry): Promise<string[]> {
  if (entry.kind !== 'room' || copyKey(entry) === undefined) return [];
  const rooms = await roomTable.query(
    sql,
    ['name'],
    'where account = $1 and "levelName" = $2 and instance = $3 and "objectId" <> $4 order by "order", "objectId"',
    [accountId, entry.levelName, entry.instance, entry.id],
  );
  return rooms.map(({ name }) => name);
}

import { AppError } from '@campus/contracts/core/app-error';
import type { remedyRooms } from '@campus/contracts/rooms/doctor';
import { cureOf } from '@campus/domain/rooms/doctor/remedies';
import type { Room } from '@campus/domain/rooms/entries';
import { readableEntry, refuseChange } from '@campus/domain/rooms/own-level';
import type * as z from 'zod';
import { refuseBrokenPins } from '../effective-access/refuse-broken-pins.ts';
import { resetPermissions } from '../room-permissions/reset.ts';
import type { Changing } from '../room-permissions/write-record.ts';
import { auditChange, auditTarget } from './audit-facts.ts';
import { deleteEntry } from './delete-entry.ts';
import { recordChanges } from './entry-changes.ts';
import { beginChange } from './list-version.ts';
import { assertLevel, readReserved } from './own-level.ts';
import { lockEntry } from './read-entries.ts';
import { findProblem } from './read-problems.ts';
import { updateEntries } from './write-entry.ts';

type Remedied = z.input<typeof remedyRooms.output>;

/** Applies one of a problem's remedies, if the list still has the problem. */
export async function remedy(
  call: Changing,
  { accountId, problem: wanted, remedy: kind }: z.output<typeof remedyRooms.input>,
): Promise<Remedied> {
  const { sql } = call;
  const version = await beginChange(sql, accountId);
  const { world, problem } = await findProblem(sql, accountId, wanted);
  const cure = cureOf(world, problem, kind);
  if (!cure) throw new AppError('conflict', 'rooms.doctor.gone');
  if ('changed' in cure)
    return { version, changed: await change(call, accountId, cure.changed), deletedId: null };
  if ('withoutOverrides' in cure) {
    const { levelName: level, instance } = cure.withoutOverrides;
    const kinds = ['desktop', 'web', 'webBoard'] as const;
    await resetPermissions(call, { accountId, kinds, level, instance }, refuseBrokenPins);
    return { version, changed: null, deletedId: null };
  }
  const { id } = cure.deleted;
  return { version: await deleteEntry(call, { accountId, entryId: id }), changed: null, deletedId: id };
}

async function change(call: Changing, accountId: string, room: Room): Promise<Remedied['changed']> {
  const { sql, audit, user } = call;
  const before = await lockEntry(sql, accountId, room.id);
  audit.note({ target: auditTarget(before), ...auditChange(before, room) });
  const reserved = await readReserved(call, accountId);
  assertLevel(refuseChange(reserved, { before, after: room }));
  await updateEntries(sql, [room]);
  await recordChanges(sql, { accountId, by: user.email }, [{ before, after: room }]);
  await refuseBrokenPins({ sql }, accountId);
  return readableEntry(reserved.level, await lockEntry(sql, accountId, room.id));
}

import { AppError } from '@campus/contracts/core/app-error';
import type { EntryChange } from '@campus/contracts/rooms/entries';
import type { EntryConflict } from '@campus/contracts/rooms/rooms';
import { mergeFields } from '@campus/domain/editing/merge';
import { refuseUnknownLevel } from '@campus/domain/rooms/choices';
import { refuseTargetRoom } from '@campus/domain/rooms/commands';
import type { Command, Entry, Room } from '@campus/domain/rooms/entries';
import { newCommand, newRoom } from '@campus/domain/rooms/new-entries';
import { type Reserved, refuseChange } from '@campus/domain/rooms/own-level';
import { type EntryRefusal, refuseEntry, tidyEntry } from '@campus/domain/rooms/saved-entry';
import { isHiddenRoom, staysOnWeb } from '@campus/domain/rooms/visibility';
import type { Call, UserName } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { roomTable } from '../../foundation/schema/tables/room.ts';
import { readLevelNames } from '../worlds/read-levels.ts';
import { readRoomsAccount } from '../worlds/rooms-account.ts';
import { recordChanges } from './entry-changes.ts';
import { assertLevel } from './own-level.ts';
import { writePasscodes } from './passcodes.ts';
import { lockEntry } from './read-entries.ts';
import { insertEntries, updateEntries } from './write-entry.ts';

/** A call that saves entries in a person's name. */
export type Saving = Pick<Call, 'sql' | 'services' | 'audit'> & { user: UserName };

/** A change of one entry; of a new one where it has no id. */
export interface EntryInput {
  entryId?: string | undefined;
  change: EntryChange;
}

/** An entry after a change, the fields that others have changed too, and why it cannot be saved. */
interface Changed {
  entry: Entry;
  conflicts: EntryConflict[];
  refusal: EntryRefusal | undefined;
}

/** An entry before and after a change. A new one was not there before. */
export interface SavedEntry extends Changed {
  before: Entry;
  isNew: boolean;
}

/** Applies a change to an entry of the account, or to a new one; nothing is stored yet. */
export async function planEntry(
  { sql }: Pick<Saving, 'sql'>,
  accountId: string,
  { entryId, change }: EntryInput,
): Promise<SavedEntry> {
  const before = entryId === undefined ? newEntry(change) : await lockEntry(sql, accountId, entryId);
  const changed = applyChange(before, change);
  const refusal = changed.refusal ?? (await refuseTarget(sql, accountId, { entry: changed.entry, change }));
  return { ...changed, refusal, before, isNew: entryId === undefined };
}

async function refuseTarget(
  sql: Saving['sql'],
  accountId: string,
  { entry, change }: { entry: Entry; change: EntryChange },
): Promise<EntryRefusal | undefined> {
  if (entry.kind !== 'command' || change.kind !== 'command' || !change.targetRoomId) return undefined;
  const room = await roomTable.one(sql, ['levelName', 'instance'], 'where account = $1 and "objectId" = $2', [
    accountId,
    change.targetRoomId,
  ]);
  return refuseTargetRoom(entry, room ?? undefined);
}

function newEntry({ kind }: EntryChange): Room | Command {
  const place = { group: '', order: 0 };
  return kind === 'room' ? newRoom(newObjectId(), place) : newCommand(newObjectId(), place);
}

/** Applies a change to a stored entry, except for the fields that another person has changed since. */
function applyChange(stored: Entry, change: EntryChange): Changed {
  const { merged, conflicts } = mergedWith(stored, change);
  const entry = tidyEntry(merged);
  return { entry, conflicts, refusal: refuseEntry(entry) };
}

function mergedWith(stored: Entry, change: EntryChange): { merged: Entry; conflicts: EntryConflict[] } {
  if (stored.kind === 'room' && change.kind === 'room') {
    const { merged, conflicts } = mergeFields<Room>(stored, change.fields, change.base);
    return { merged: guarded(merged, change), conflicts };
  }
  if (stored.kind === 'command' && change.kind === 'command')
    return mergeFields(stored, change.fields, change.base);
  throw new AppError('invalid', 'rooms.kind.wrong');
}

/**
 * A room whose passcodes are set is listed nowhere, not on the web either: it is hidden (ROM-014), unless the change
 * says where it is listed.
 */
function guarded(room: Room, change: EntryChange & { kind: 'room' }): Room {
  const { passcodes, fields } = change;
  const hasPasscodes = passcodes === undefined ? room.hasPasscodes : passcodes.length > 0;
  const isOnWeb = staysOnWeb({ ...room, hasPasscodes });
  const setsPasscodes = passcodes !== undefined && hasPasscodes;
  const hides = setsPasscodes && (fields.visibleOn === undefined || isHiddenRoom(room));
  return { ...room, hasPasscodes, isOnWeb, visibleOn: hides ? ['hidden'] : room.visibleOn };
}

/** Throws if the person's level does not allow a planned change. */
export function assertMaySave(
  reserved: Reserved,
  { before, entry: after, isNew, conflicts }: SavedEntry,
  change: EntryChange,
): void {
  const setsPasscodes = change.kind === 'room' && change.passcodes !== undefined;
  // What another person has changed since stays as it is, but was to be changed too.
  const attempted = { ...after, ...Object.fromEntries(conflicts.map(({ field, mine }) => [field, mine])) };
  assertLevel(
    refuseChange(reserved, { before: isNew ? undefined : before, after: attempted, setsPasscodes }),
  );
}

/** Throws if a room gets a level that the account's client does not have. One that is stored may stay. */
export async function refuseUnknownLevels(
  sql: Queryable,
  accountId: string,
  saved: readonly SavedEntry[],
): Promise<void> {
  const chosen = saved.flatMap(({ before, entry, isNew }) =>
    entry.kind === 'room' && before.kind === 'room' && (isNew || entry.levelName !== before.levelName)
      ? [entry.levelName]
      : [],
  );
  if (chosen.length === 0) return;
  const known = await readLevelNames(sql, accountId);
  for (const level of chosen) {
    const refusal = refuseUnknownLevel(level, known);
    if (refusal) throw new AppError('invalid', refusal, { level });
  }
}

/** Stores the planned changes, except the places. */
export async function storeEntry(
  { sql, services, user }: Saving,
  accountId: string,
  { before, entry, isNew }: SavedEntry,
  change: EntryChange,
): Promise<void> {
  if (isNew) await insertEntries(sql, accountId, [entry]);
  else await updateEntries(sql, [entry]);
  await recordChanges(sql, { accountId, by: user.email }, [{ before: isNew ? null : before, after: entry }]);
  if (change.kind !== 'room' || change.passcodes === undefined) return;
  const { passcodes } = change;
  if (passcodes.length > 0 && !(await readRoomsAccount(sql, accountId)).offers.passcodes)
    throw new AppError('invalid', 'rooms.passcodes.notOffered');
  await writePasscodes(sql, services.config, { roomId: entry.id, passcodes });
}

import { AppError } from '@campus/contracts/core/app-error';
import type { EntryChange } from '@campus/contracts/rooms/entries';
import type { EntryConflict } from '@campus/contracts/rooms/rooms';
import { mergeFields } from '@campus/domain/editing/merge';
import type { Entry, Room } from '@campus/domain/rooms/entries';
import { type EntryRefusal, refuseEntry, tidyEntry } from '@campus/domain/rooms/saved-entry';
import { isHiddenRoom } from '@campus/domain/rooms/visibility';

/** An entry after a change, the fields that others have changed too, and why it cannot be saved. */
export interface Changed {
  entry: Entry;
  conflicts: EntryConflict[];
  refusal: EntryRefusal | undefined;
}

/** Applies a change to a stored entry, except for the fields that another person has changed since. */
export function applyChange(stored: Entry, change: EntryChange): Changed {
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
 * A room whose passcodes are set is listed nowhere: it is hidden (ROM-014), unless the change says where it is listed.
 */
function guarded(room: Room, change: EntryChange & { kind: 'room' }): Room {
  if (change.passcodes === undefined) return room;
  const hasPasscodes = change.passcodes.length > 0;
  const hides = hasPasscodes && (change.fields.visibleOn === undefined || isHiddenRoom(room));
  return { ...room, hasPasscodes, visibleOn: hides ? ['hidden'] : room.visibleOn };
}

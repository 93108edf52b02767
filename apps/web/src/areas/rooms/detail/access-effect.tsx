import { isSameValue } from '@campus/domain/core/same-value';
import type { EntryDraft } from '@campus/domain/effective-access/entry-draft';
import type { Entry, Room } from '@campus/domain/rooms/entries';
import { useMemo } from 'react';
import { EffectPanel } from '../../../features/access-effect/effect-panel.tsx';
import type { ChangeOf } from '../../../features/access-effect/use-effect-of.ts';

/** An entry as it is stored, and as it would be saved. */
export interface Edited {
  id: string;
  stored: Entry;
  entry: Entry;
}

/**
 * The access that changes of stored rooms would grant and remove, shown if one changes any access. Pass the same list
 * until it changes.
 */
export function AccessEffect({ dirty }: { dirty: readonly Edited[] }) {
  const changeOf = useMemo(() => changeOfDrafts(dirty), [dirty]);
  const draft = useMemo(() => entryDraftOf(dirty), [dirty]);
  return <EffectPanel changeOf={changeOf} draft={draft} />;
}

const accessOf = ({ permAccess, teamAccess, groupAccess, levelName, instance }: Room) => ({
  permAccess,
  teamAccess,
  groupAccess,
  levelName,
  instance,
});

function changeOfDrafts(dirty: readonly Edited[]): ChangeOf | undefined {
  const changed = dirty.flatMap(({ id, stored, entry }) => {
    if (stored.kind !== 'room' || entry.kind !== 'room') return [];
    const access = accessOf(entry);
    return isSameValue(access, accessOf(stored)) ? [] : [[id, access] as const];
  });
  if (changed.length === 0) return undefined;
  const accesses = new Map(changed);
  return ({ rooms }) => ({ rooms: rooms.map((room) => ({ ...room, ...accesses.get(room.id) })) });
}

/** The people that the rooms would let in. A room that only moves elsewhere lets in the same people. */
function entryDraftOf(dirty: readonly Edited[]): EntryDraft | undefined {
  const rooms = dirty.flatMap(({ id, stored, entry }) => {
    if (stored.kind !== 'room' || entry.kind !== 'room') return [];
    const [before, after] = [stored, entry].map(({ permAccess, teamAccess, groupAccess }) => ({
      ...{ id, permAccess, teamAccess, groupAccess },
    }));
    return !after || isSameValue(before, after) ? [] : [after];
  });
  return rooms.length > 0 ? { rooms, permissions: [] } : undefined;
}

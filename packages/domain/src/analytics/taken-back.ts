import type { AuditedChange } from './audited-change.ts';

/**
 * The changes of one day, in their order, without those that were taken back on it: rooms that came and went, and values
 * that are what they were before.
 */
export function withoutTakenBack(changes: readonly AuditedChange[]): AuditedChange[] {
  const bySubject = Map.groupBy(withoutPassingRooms(changes), ({ subject }) => subject);
  return [...bySubject]
    .flatMap(([subject, same]) => (subject === '' ? same : withoutReturns(same)))
    .sort(byTime);
}

const byTime = (one: AuditedChange, other: AuditedChange) => one.at.getTime() - other.at.getTime();

/** Leaves out each sequence of changes after which every value is what it was before. */
function withoutReturns(changes: readonly AuditedChange[]): AuditedChange[] {
  const kept: AuditedChange[] = [];
  for (const change of changes) {
    kept.push(change);
    const start = kept.findIndex((_, index) => isReturn(kept.slice(index)));
    if (start !== -1) kept.length = start;
  }
  return kept;
}

/** Whether every value that the changes touch is the same after them as before. */
function isReturn(changes: readonly AuditedChange[]): boolean {
  const first = new Map<string, unknown>();
  const last = new Map<string, unknown>();
  for (const { before, after } of changes)
    for (const name of Object.keys({ ...before, ...after })) {
      if (!first.has(name)) first.set(name, before[name]);
      last.set(name, after[name]);
    }
  return last.size > 0 && [...last].every(([name, value]) => asText(value) === asText(first.get(name)));
}

/** A value for comparison. The order of a list does not count. */
function asText(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.map(String).sort() : (value ?? null));
}

interface ChangedRoom {
  id: string;
  name: string;
}

/** Leaves out rooms that were made or restored and deleted, in whichever order, and what was done to them. */
function withoutPassingRooms(changes: readonly AuditedChange[]): AuditedChange[] {
  const made = changes.filter(isMaking).flatMap(({ rooms }) => rooms);
  const deleted = changes.filter(({ kind }) => kind === 'roomsDeleted').flatMap(({ rooms }) => rooms);
  const gone = new Set<ChangedRoom>();
  for (const room of deleted) {
    const same = made.find((other) => !gone.has(other) && isSameRoom(other, room));
    if (same) gone.add(same).add(room);
  }
  const goneIds = new Set([...gone].map(({ id }) => id));
  return changes.flatMap((change) => {
    if (change.rooms.length === 0) return isOfVisibility(change) && goneIds.has(change.target) ? [] : change;
    const rooms = change.rooms.filter((room) => !gone.has(room));
    if (rooms.length === change.rooms.length) return change;
    const [room] = rooms;
    return room ? { ...change, rooms, count: rooms.length, name: rooms.length === 1 ? room.name : '' } : [];
  });
}

function isMaking({ kind }: AuditedChange): boolean {
  return kind === 'roomsCreated' || kind === 'roomsRestored';
}

function isOfVisibility({ kind }: AuditedChange): boolean {
  return kind === 'roomsOpened' || kind === 'roomsHidden';
}

/** The audit log has no ids of rooms that were made several at a time. */
function isSameRoom(made: ChangedRoom, deleted: ChangedRoom): boolean {
  return made.id === '' ? made.name === deleted.name : made.id === deleted.id;
}

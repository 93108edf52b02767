import { AppError } from '@campus/contracts/core/app-error';
import type { saveRooms } from '@campus/contracts/rooms/rooms';
import { regroupAll } from '@campus/domain/rooms/folders';
import { lastOrder } from '@campus/domain/rooms/list-order';
import { type Reserved, readableEntry } from '@campus/domain/rooms/own-level';
import type * as z from 'zod';
import { refuseBrokenPins } from '../effective-access/refuse-broken-pins.ts';
import { readRoomsAccount } from '../worlds/rooms-account.ts';
import { auditTarget, createdRooms } from './audit-facts.ts';
import { beginChange } from './list-version.ts';
import { readReserved } from './own-level.ts';
import { type NamedPlace, readPlaces, refuseMore, storePlaces } from './places.ts';
import { readEntries } from './read-entries.ts';
import {
  assertMaySave,
  type EntryInput,
  planEntry,
  refuseUnknownLevels,
  type SavedEntry,
  type Saving,
  storeEntry,
} from './save-entries.ts';

type Input = z.output<typeof saveRooms.input>;

/** Changes many entries, and creates new ones: all or none. */
export async function bulkUpdate(
  call: Saving,
  { accountId, create, entries }: Input,
): Promise<z.input<typeof saveRooms.output>> {
  const { sql, audit } = call;
  if (!create && entries.some(({ entryId }) => entryId === undefined))
    throw new AppError('invalid', 'rooms.id.missing');
  const ids = entries.flatMap(({ entryId }) => entryId ?? []);
  if (new Set(ids).size < ids.length) throw new AppError('invalid', 'rooms.repeated');
  const version = await beginChange(sql, accountId);
  const before = await readPlaces(sql, accountId);
  refuseMore(before.length, entries.length - ids.length);
  const reserved = await readReserved(call, accountId);
  const saved: SavedEntry[] = [];
  for (const wanted of entries) saved.push(await saveOne(call, accountId, wanted, reserved));
  await refuseUnknownLevels(sql, accountId, saved);
  if (saved.some(changesPlace))
    await storePlaces(sql, [...before, ...newPlaces(saved)], placesAfter(before, saved));
  const { name } = await readRoomsAccount(sql, accountId);
  const [first] = saved;
  audit.note({
    target:
      saved.length === 1 && first ? auditTarget(first.entry) : { type: 'rooms', id: accountId, label: name },
    after: { rooms: saved.map(({ entry }) => entry.name), ...createdRooms(newPlaces(saved)) },
  });
  await refuseBrokenPins(call, accountId);
  const stored = new Map((await readEntries(sql, accountId)).map((entry) => [entry.id, entry]));
  return {
    entries: saved
      .flatMap(({ entry }) => stored.get(entry.id) ?? [])
      .map((entry) => readableEntry(reserved.level, entry)),
    version,
  };
}

async function saveOne(
  call: Saving,
  accountId: string,
  wanted: EntryInput,
  reserved: Reserved,
): Promise<SavedEntry> {
  const planned = await planEntry(call, accountId, wanted);
  assertMaySave(reserved, planned, wanted.change);
  const { before, conflicts, refusal } = planned;
  if (conflicts.length > 0) throw new AppError('conflict', 'rooms.changedMeanwhile', { name: before.name });
  if (refusal) throw new AppError('invalid', refusal);
  await storeEntry(call, accountId, planned, wanted.change);
  return planned;
}

function changesPlace({ before, entry, isNew }: SavedEntry): boolean {
  return isNew || before.group !== entry.group;
}

function newPlaces(saved: readonly SavedEntry[]): NamedPlace[] {
  return saved.filter(({ isNew }) => isNew).map(({ entry }) => entry);
}

/** New entries come last, and all into the folders that they are saved with. */
function placesAfter(before: readonly NamedPlace[], saved: readonly SavedEntry[]): NamedPlace[] {
  const last = lastOrder(before);
  const added = saved
    .filter(({ isNew }) => isNew)
    .map(({ entry }, index) => ({ ...entry, group: '', order: last + index }));
  const groups = new Map(saved.map(({ entry }) => [entry.id, entry.group]));
  return regroupAll([...before, ...added], groups);
}

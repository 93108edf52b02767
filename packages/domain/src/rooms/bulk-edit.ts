import { isSameValue } from '../core/same-value.ts';
import type { Entry, HardUserLimit, Room } from './entries.ts';
import { type EntryRefusal, refuseEntry, tidyEntry } from './saved-entry.ts';
import { tidyPlaces } from './visibility.ts';

/** The fields that can be changed in many rooms and commands at once. Visibility and groups are of rooms only. */
export const bulkEntryFields = [
  'visibleOn',
  'permAccess',
  'teamAccess',
  'groupAccess',
  'group',
  'voiceIP',
] as const satisfies readonly (keyof Room)[];

/** The texts for a full room that can be changed in many rooms at once. */
export const bulkDialogFields = [
  'dialogTitle',
  'dialogMessage',
] as const satisfies readonly (keyof HardUserLimit)[];

export type BulkValues = Pick<Room, (typeof bulkEntryFields)[number]> &
  Pick<HardUserLimit, (typeof bulkDialogFields)[number]>;

/** Some of these values. */
type SomeValues = { [K in keyof BulkValues]?: BulkValues[K] | undefined };

type BulkField = keyof BulkValues;
const bulkFields: readonly BulkField[] = [...bulkEntryFields, ...bulkDialogFields];

/** What an entry becomes: the values that change, as they are and as they are to be. */
export interface BulkRow {
  id: string;
  name: string;
  from: Partial<BulkValues>;
  to: Partial<BulkValues>;
  /** Why the entry cannot become so. */
  refusal?: EntryRefusal;
}

export type BulkRefusal = EntryRefusal | 'rooms.bulk.stale' | 'rooms.bulk.gone';

/** The values of an entry that a bulk edit can change. */
export function bulkValues(entry: Entry): Partial<BulkValues> {
  const values: Partial<BulkValues> = entry;
  const own = pickDefined(values, bulkEntryFields);
  return entry.kind === 'room'
    ? { ...own, ...pickDefined(entry.hardUserLimitOptions, bulkDialogFields) }
    : own;
}

/** The entry with these values; those that it does not have are left out. */
export function withBulkValues<E extends Entry>(entry: E, values: SomeValues): E {
  const own = bulkEntryFields.filter((field) => field in entry);
  const changed = tidyEntry({ ...entry, ...pickDefined(values, own) });
  if (changed.kind === 'command') return changed;
  return {
    ...changed,
    visibleOn: tidyPlaces(changed.visibleOn),
    hardUserLimitOptions: { ...changed.hardUserLimitOptions, ...pickDefined(values, bulkDialogFields) },
  };
}

function pickDefined<T extends object, K extends keyof T>(
  values: T,
  names: readonly K[],
): Partial<Pick<T, K>> {
  const given = names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]);
  return Object.fromEntries(given) as Partial<Pick<T, K>>;
}

/**
 * What a bulk edit would do to each entry: one row for each that changes or cannot change, in the order given. Entries
 * that have the values already have no row.
 */
export function planBulkEdit(entries: readonly Entry[], values: SomeValues): BulkRow[] {
  return entries.flatMap((entry) => {
    const row = rowOf(entry, withBulkValues(entry, values));
    return Object.keys(row.to).length > 0 ? [row] : [];
  });
}

function rowOf(before: Entry, after: Entry): BulkRow {
  const [from, to] = [bulkValues(before), bulkValues(after)];
  const changed = bulkFields.filter((field) => !isSameValue(from[field], to[field]));
  const refusal = refuseEntry(after);
  return {
    id: before.id,
    name: before.name,
    from: pickDefined(from, changed),
    to: pickDefined(to, changed),
    ...(refusal && { refusal }),
  };
}

/**
 * What a planned row makes of its entry as it is now, or why it does not: the entry is gone, one of the values that
 * would change is no longer what the plan saw, or the entry could not be saved so.
 */
export function applyBulkRow(
  entry: Entry | undefined,
  { from, to }: Pick<BulkRow, 'from' | 'to'>,
): { changed: Entry } | { refusal: BulkRefusal } {
  if (!entry) return { refusal: 'rooms.bulk.gone' };
  const now = bulkValues(entry);
  const isStale = bulkFields.some((field) => field in from && !isSameValue(from[field], now[field]));
  if (isStale) return { refusal: 'rooms.bulk.stale' };
  const changed = withBulkValues(entry, to);
  const refusal = refuseEntry(changed);
  return refusal ? { refusal } : { changed };
}

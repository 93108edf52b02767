import { isSameValue } from '../core/same-value.ts';
import type { Entry, RoomPlace } from './entries.ts';
import { type EntryRefusal, refuseEntry, tidyEntry } from './saved-entry.ts';
import { tidyPlaces } from './visibility.ts';

/** What can be changed in many rooms and commands at once. Visibility, groups, and overflow texts are of rooms only. */
export interface BulkValues {
  visibleOn: readonly RoomPlace[];
  permAccess: number;
  teamAccess: readonly string[];
  groupAccess: readonly string[];
  group: string;
  voiceIP: string;
  dialogTitle: string;
  dialogMessage: string;
}

/** Some of these values. */
type SomeValues = { [K in keyof BulkValues]?: BulkValues[K] | undefined };

type BulkField = keyof BulkValues;
const bulkFields = [
  'visibleOn',
  'permAccess',
  'teamAccess',
  'groupAccess',
  'group',
  'voiceIP',
  'dialogTitle',
  'dialogMessage',
] as const satisfies readonly BulkField[];

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
  const { permAccess, teamAccess, group, voiceIP } = entry;
  const common = { permAccess, teamAccess, group, voiceIP };
  if (entry.kind === 'command') return common;
  const { visibleOn, groupAccess, hardUserLimitOptions } = entry;
  const { dialogTitle, dialogMessage } = hardUserLimitOptions;
  return { ...common, visibleOn, groupAccess, dialogTitle, dialogMessage };
}

/** The entry with these values; those that it does not have are left out. */
export function withBulkValues<E extends Entry>(entry: E, values: SomeValues): E {
  const { visibleOn, permAccess, teamAccess, groupAccess, group, voiceIP, dialogTitle, dialogMessage } = {
    ...bulkValues(entry),
    ...values,
  };
  const common = tidyEntry({ ...entry, ...defined({ permAccess, teamAccess, group, voiceIP }) });
  if (common.kind === 'command') return common;
  return {
    ...common,
    ...defined({ visibleOn: visibleOn && tidyPlaces(visibleOn), groupAccess }),
    hardUserLimitOptions: { ...common.hardUserLimitOptions, ...defined({ dialogTitle, dialogMessage }) },
  };
}

function defined<T extends object>(values: T): Partial<T> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<T>;
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
    from: picked(from, changed),
    to: picked(to, changed),
    ...(refusal && { refusal }),
  };
}

function picked(values: Partial<BulkValues>, fields: readonly BulkField[]): Partial<BulkValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<BulkValues>;
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

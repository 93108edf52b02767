import { AppError } from '@campus/contracts/core/app-error';
import { type ListItem, mergeLists } from '@campus/domain/lists/merge-lists';

/** A list that was sent to be saved. Items without an id are new. */
export interface SentList<Content extends object> {
  items: readonly (Content & { id?: string | undefined })[];
  /** The list that was edited; undefined if the new list replaces the stored one. */
  basedOn?: { items: readonly (Content & ListItem)[]; moved: readonly string[] } | undefined;
}

/** The prefix of the ids of unsaved items; no id of the platform has a blank. */
const temporary = 'new ';

/** Whether a sent item is not stored yet. */
export function isNew({ id }: ListItem): boolean {
  return id.startsWith(temporary);
}

/**
 * Applies a sent list to the stored one; what other people have changed since remains. Refuses the list where both have
 * changed the same item, and where it has an item that never was in the list. New items have ids that `isNew` knows.
 */
export function mergeEdit<Content extends object>(
  { items, basedOn }: SentList<Content>,
  stored: readonly (Content & ListItem)[],
): (Content & ListItem)[] {
  const base = basedOn?.items ?? stored;
  const mine = items.map((item, index) => ({ ...item, id: item.id ?? `${temporary}${index}` }));
  refuseUnknown(mine, base);
  const { items: merged, collisions } = mergeLists({ base, mine, moved: new Set(basedOn?.moved) }, stored);
  if (collisions.length > 0) throw new AppError('conflict', 'list.changedMeanwhile');
  return merged;
}

function refuseUnknown(mine: readonly ListItem[], base: readonly ListItem[]): void {
  const known = new Set(base.map(({ id }) => id));
  for (const item of mine) {
    // Deleted on finding it: an item can be there once.
    if (!isNew(item) && !known.delete(item.id)) throw new AppError('invalid', 'list.unknownItem');
  }
}

import { AppError } from '@campus/contracts/core/app-error';
import { type ListItem, mergeLists } from '@campus/domain/lists/merge-lists';

/** A list to save. Items without an id are new. */
export interface SentList<Content extends object> {
  items: readonly (Content & { id?: string | undefined })[];
  /** The list that the edit started from; undefined if the new list replaces the stored one. */
  basedOn?: { items: readonly (Content & ListItem)[]; moved: readonly string[] } | undefined;
}

/** The id prefix of unsaved items. Stored ids never contain a space. */
const temporary = 'new ';

/** Whether a sent item is not stored yet. */
export function isNew({ id }: ListItem): boolean {
  return id.startsWith(temporary);
}

/**
 * Applies a sent list to the stored one and keeps what other people have changed meanwhile. Refuses if both
 * changed the same item, or if an item was never in the list. New items get ids that `isNew` recognizes.
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
    // Deleted once found, because an item can occur only once.
    if (!isNew(item) && !known.delete(item.id)) throw new AppError('invalid', 'list.unknownItem');
  }
}

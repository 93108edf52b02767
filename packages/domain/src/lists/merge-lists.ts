import { isSameValue } from '../core/same-value.ts';
import { type Places, placesOf } from './merged-places.ts';
import { moveAfter } from './order.ts';

/** What a list is made of. Items that are not stored yet have ids of their own, too. */
export interface ListItem {
  id: string;
}

/** A list as one person has edited it. */
export interface ListEdit<Item extends ListItem> {
  /** The list as it was when editing began. */
  base: readonly Item[];
  mine: readonly Item[];
  /** The items that the person has moved. Two lists alone do not show which of two swapped neighbors was moved. */
  moved: ReadonlySet<string>;
}

/** An item that two people have changed in different ways; undefined is an item that was removed. */
export interface Collision<Item extends ListItem> {
  id: string;
  base: Item;
  mine: Item | undefined;
  theirs: Item | undefined;
}

/** Whose item to take where both have changed one. */
export type Choices = ReadonlyMap<string, 'mine' | 'theirs'>;

export interface MergedList<Item extends ListItem> {
  /** The merged list. Collisions that `choices` does not decide keep the other person's item. */
  items: Item[];
  /** What `choices` does not decide. */
  collisions: Collision<Item>[];
}

/**
 * Applies one person's edit to the list that another person has saved since. Changes of different items all hold. An
 * item collides if both changed or moved it differently, or if one changed and the other removed it. Equal changes do
 * not collide. A move by one person holds relative to all items that the other has not moved.
 */
export function mergeLists<Item extends ListItem>(
  edit: ListEdit<Item>,
  theirs: readonly Item[],
  choices: Choices = new Map(),
): MergedList<Item> {
  const places = placesOf(edit, theirs);
  const [inBase, inMine, inTheirs] = [byId(edit.base), byId(edit.mine), byId(theirs)];
  const collisions: Collision<Item>[] = [];
  const kept = new Map<string, Item>();
  for (const id of new Set([...inTheirs.keys(), ...inMine.keys()])) {
    const item = { base: inBase.get(id), mine: inMine.get(id), theirs: inTheirs.get(id) };
    const { base } = item;
    const isChanged = isChangedByBoth(item);
    const result = resolved(item, isChanged ? (choices.get(id) ?? 'theirs') : undefined);
    if (result) kept.set(id, result);
    if (base && (isChanged || places.colliding.has(id)) && !choices.has(id))
      collisions.push({ ...item, id, base });
  }
  return { items: inOrder(edit.mine, theirs, { kept, places, choices }), collisions };
}

interface Versions<Item> {
  base: Item | undefined;
  mine: Item | undefined;
  theirs: Item | undefined;
}

function isChangedByBoth<Item>({ base, mine, theirs }: Versions<Item>): boolean {
  const isChanged = (item: Item | undefined) => !isSameValue(item, base);
  return base !== undefined && isChanged(mine) && isChanged(theirs) && !isSameValue(mine, theirs);
}

/** The chosen item, or the version of the only person who changed it; undefined if it was removed. */
function resolved<Item>(
  { base, mine, theirs }: Versions<Item>,
  choice?: 'mine' | 'theirs',
): Item | undefined {
  if (choice) return choice === 'mine' ? mine : theirs;
  if (base === undefined) return mine ?? theirs;
  return isSameValue(mine, base) ? theirs : mine;
}

/** Orders the remaining items. Those that I added or moved come after their predecessor in my list. */
function inOrder<Item extends ListItem>(
  mine: readonly Item[],
  theirs: readonly Item[],
  { kept, places, choices }: { kept: ReadonlyMap<string, Item>; places: Places; choices: Choices },
): Item[] {
  const there = byId(theirs);
  const isMyPlace = (id: string) =>
    !there.has(id) || (places.mine.has(id) && (!places.theirs.has(id) || choices.get(id) === 'mine'));
  const placed = new Set(mine.map(({ id }) => id).filter((id) => kept.has(id) && isMyPlace(id)));
  let order = theirs.map(({ id }) => id).filter((id) => kept.has(id) && !placed.has(id));
  let anchor: string | null = null;
  for (const { id } of mine) {
    if (placed.has(id)) order = moveAfter([...order, id], id, anchor);
    if (placed.has(id) || (order.includes(id) && !places.theirs.has(id))) anchor = id;
  }
  return order.flatMap((id) => kept.get(id) ?? []);
}

function byId<Item extends ListItem>(items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

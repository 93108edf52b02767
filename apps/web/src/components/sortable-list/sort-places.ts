import { text } from '@campus/contracts/core/text';

/** An item of a sortable list. */
export interface SortItem {
  id: string;
  name: string;
  /** The group that contains it. A group's items follow it in the list. */
  groupId?: string | null;
  /** Whether it is a group, which moves together with its items and cannot be inside a group. */
  isGroup?: boolean;
}

/** A place in the list: after an item of a group, or first in it. A null group means the top level. */
export interface Place {
  groupId: string | null;
  afterId: string | null;
}

const groupOf = ({ groupId = null }: SortItem) => groupId;
const isPartOf = (id: string) => (item: SortItem) => item.id === id || item.groupId === id;

/** An item and its siblings, in order. */
function itemsBeside(items: readonly SortItem[], id: string): SortItem[] {
  const found = items.find((item) => item.id === id);
  return found ? items.filter((item) => groupOf(item) === groupOf(found)) : [];
}

/** The place of an item. */
export function placeOf(items: readonly SortItem[], id: string): Place {
  const beside = itemsBeside(items, id);
  const index = beside.findIndex((item) => item.id === id);
  return { groupId: beside[0] ? groupOf(beside[0]) : null, afterId: beside[index - 1]?.id ?? null };
}

/** Moves an item, with its content, to a place. */
export function moveItem(
  items: readonly SortItem[],
  id: string,
  { groupId, afterId }: Place,
): readonly SortItem[] {
  const isMoved = isPartOf(id);
  const rest = items.filter((item) => !isMoved(item));
  const anchor = afterId ?? groupId;
  const isBefore = afterId === null ? (item: SortItem) => item.id === groupId : isPartOf(afterId ?? '');
  if (anchor !== null && !rest.some(({ id: other }) => other === anchor)) return items;
  const moved = items.filter(isMoved).map((item) => (item.id === id ? { ...item, groupId } : item));
  return rest.toSpliced(rest.findLastIndex(isBefore) + 1, 0, ...moved);
}

/** All places to which an item can move, in list order. Closed groups accept nothing. */
export function placesFor(
  items: readonly SortItem[],
  id: string,
  closed: ReadonlySet<string> = new Set(),
): Place[] {
  const moved = items.find((item) => item.id === id);
  const isMoved = isPartOf(id);
  const inside = Map.groupBy(
    items.filter((item) => !isMoved(item)),
    groupOf,
  );
  const places: Place[] = [{ groupId: null, afterId: null }];
  for (const item of items) {
    if (isMoved(item) || item.groupId) continue;
    if (item.isGroup && !moved?.isGroup && !closed.has(item.id))
      places.push(
        { groupId: item.id, afterId: null },
        ...(inside.get(item.id) ?? []).map(({ id: afterId }) => ({ groupId: item.id, afterId })),
      );
    places.push({ groupId: null, afterId: item.id });
  }
  return places;
}

export function isSamePlace(place: Place, other: Place): boolean {
  return place.groupId === other.groupId && place.afterId === other.afterId;
}

/** Describes an item's place: its name, group, neighbor, number, and the number of siblings. */
export function formatPlace(items: readonly SortItem[], id: string): string {
  const beside = itemsBeside(items, id);
  const index = beside.findIndex((item) => item.id === id);
  const nameOf = (wanted: string | null) => items.find((item) => item.id === wanted)?.name;
  const place = { name: beside[index]?.name ?? '', position: index + 1, total: beside.length };
  const group = nameOf(placeOf(items, id).groupId);
  const neighbor = beside[index - 1]?.name;
  if (group === undefined)
    return neighbor === undefined
      ? text('sort.place.first', place)
      : text('sort.place.after', { ...place, neighbor });
  return neighbor === undefined
    ? text('sort.place.firstIn', { ...place, group })
    : text('sort.place.afterIn', { ...place, group, neighbor });
}

/** The number of places in a large step. */
const largeStep = 10;

/** The index to which a key moves the picked up item; undefined for other keys. */
export function indexAfterKey(key: string, index: number, total: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: index - largeStep,
    PageDown: index + largeStep,
    Home: 0,
    End: total - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(Math.max(0, target), total - 1);
}

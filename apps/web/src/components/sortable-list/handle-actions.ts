import { text } from '@campus/contracts/core/text';
import type { MenuAction } from '../input/action-menu.tsx';
import { isSamePlace, placeOf } from './sort-places.ts';
import type { Sorting } from './use-sorting.ts';

/**
 * The items of a handle's menu. Up and down move into and out of groups. Top and bottom stay in the group.
 * `ask` opens the dialog that chooses a neighbor.
 */
export function handleActions(
  id: string,
  { items, placesFor, move }: Sorting,
  ask: () => void,
): MenuAction[] {
  const present = placeOf(items, id);
  const places = placesFor(id);
  const beside = places.filter(({ groupId }) => groupId === present.groupId);
  const index = places.findIndex((place) => isSamePlace(place, present));
  const to = (label: string, place = present) =>
    isSamePlace(place, present) ? [] : [{ label, run: () => move(id, place) }];
  return [
    ...to(text('sort.up'), places[index - 1]),
    ...to(text('sort.top'), beside[0]),
    ...to(text('sort.down'), places[index + 1]),
    ...to(text('sort.bottom'), beside.at(-1)),
    { label: text('sort.moveTo'), run: ask },
  ];
}

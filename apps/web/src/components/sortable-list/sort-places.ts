import { text } from '@campus/contracts/core/messages';

/** An item of a list that people put in order. */
export interface SortItem {
  id: string;
  name: string;
}

/** Where an item is, in words: its name, its neighbor, its position, and how many there are. */
export function placeInWords(id: string, order: readonly string[], nameOf: (id: string) => string): string {
  const index = order.indexOf(id);
  const place = { name: nameOf(id), position: index + 1, total: order.length };
  const neighbor = order[index - 1];
  return neighbor === undefined
    ? text('sort.place.first', place)
    : text('sort.place.after', { ...place, neighbor: nameOf(neighbor) });
}

/** How many places a large step goes. */
const largeStep = 10;

/** The index to which a key takes an item that was picked up; undefined for keys that do not move it. */
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

import type { Placed } from './entries.ts';
import { arranged } from './list-order.ts';

/** How far from its new neighbor a dragged entry is shown, and the entries of a dragged folder from each other (ROM-023). */
export const dragOffset = 0.005;
export const groupStep = 1e-6;

/**
 * The entries that a drag moves: in the full list, the whole folder of the entry (ROM-022); in the view of that folder,
 * the entry alone.
 */
export function dragged<E extends Placed>(
  entries: readonly E[],
  id: string,
  { openFolder = '' }: { openFolder?: string } = {},
): E[] {
  const entry = entries.find((other) => other.id === id);
  if (!entry) return [];
  if (entry.group === '' || entry.group === openFolder) return [entry];
  return arranged(entries).filter(({ group }) => group === entry.group);
}

/**
 * The entries with the dragged ones beside a neighbor, while the drag lasts (ROM-023). Dropping them is stored as a
 * move, by tens.
 */
export function whileDragging<E extends Placed>(
  entries: readonly E[],
  moving: readonly E[],
  { neighbor, edge }: { neighbor: E; edge: 'before' | 'after' },
): E[] {
  const places = new Map(moving.map(({ id }, index) => [id, index]));
  if (places.has(neighbor.id)) return [...entries];
  const start = edge === 'after' ? neighbor.order + dragOffset : neighbor.order - dragOffset;
  return entries.map((entry) => {
    const place = places.get(entry.id);
    return place === undefined ? entry : { ...entry, order: start + place * groupStep };
  });
}

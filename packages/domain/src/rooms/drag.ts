import type { Placed } from './entries.ts';
import { arranged } from './list-order.ts';
import type { Move } from './moves.ts';

/** How far from its new neighbor a dragged entry is shown, and the entries of a dragged folder from each other (ROM-023). */
export const dragOffset = 0.005;
export const groupStep = 1e-6;

/**
 * The entries that a drag moves: the whole folder if its row is dragged, and so if it is closed; an entry of an open
 * folder moves alone (ROM-022).
 */
export function dragged<E extends Placed>(entries: readonly E[], move: Move): E[] {
  if (move.kind === 'entry') return entries.filter(({ id }) => id === move.id);
  return arranged(entries).filter(({ group }) => group === move.folder);
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

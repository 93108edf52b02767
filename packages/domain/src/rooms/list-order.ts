import type { Placed } from './entries.ts';

/** The orders of neighbors in a stored list are this far apart (ROM-021). */
export const orderStep = 10;

/** An entry outside of folders, or a folder with its entries. */
export type Block<E extends Placed = Placed> = { folder: string; entries: E[] };

/**
 * The list as people see it, block by block. An entry of a folder is shown with the first entry of that folder, whatever
 * its order; entries of the same order go by id, so that everybody sees the same list.
 */
export function blocksOf<E extends Placed>(entries: readonly E[]): Block<E>[] {
  const blocks: Block<E>[] = [];
  const folders = new Map<string, Block<E>>();
  for (const entry of [...entries].sort(byOrder)) {
    const known = folders.get(entry.group);
    if (known) known.entries.push(entry);
    else {
      const block = { folder: entry.group, entries: [entry] };
      blocks.push(block);
      if (entry.group !== '') folders.set(entry.group, block);
    }
  }
  return blocks;
}

function byOrder(a: Placed, b: Placed): number {
  if (a.order !== b.order) return a.order - b.order;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** The entries as people see them, one after the other, folders together. */
export function arranged<E extends Placed>(entries: readonly E[]): E[] {
  return blocksOf(entries).flatMap((block) => block.entries);
}

/** Whether the stored orders are those of the list as people see it: no order twice, and each folder in one piece. */
export function isInOrder(entries: readonly Placed[]): boolean {
  const orders = arranged(entries).map(({ order }) => order);
  return orders.every((order, place) => place === 0 || order > (orders[place - 1] ?? order));
}

/** The entries of these blocks with the orders 10, 20, 30, … (ROM-021), and the folder of their block. */
export function renumbered<E extends Placed>(blocks: readonly Block<E>[]): E[] {
  return blocks
    .flatMap(({ folder, entries }) => entries.map((entry) => ({ ...entry, group: folder })))
    .map((entry, place) => ({ ...entry, order: (place + 1) * orderStep }));
}

/** The entries of `after` whose order or folder differs from `before`: those to store. */
export function placesChanged<E extends Placed>(before: readonly Placed[], after: readonly E[]): E[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  return after.filter((entry) => {
    const old = known.get(entry.id);
    return old?.order !== entry.order || old.group !== entry.group;
  });
}

/** The names of the folders in the order of the list. */
export function foldersOf(entries: readonly Placed[]): string[] {
  return blocksOf(entries).flatMap(({ folder }) => (folder === '' ? [] : [folder]));
}

/** The order with which a new entry comes last in the list. */
export function lastOrder(entries: readonly Placed[]): number {
  return Math.max(0, ...entries.map(({ order }) => order)) + orderStep;
}

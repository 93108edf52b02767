import type { Placed } from './entries.ts';
import { type Block, blocksOf, renumbered } from './list-order.ts';

/** What something is put after: an entry, a whole folder, or, as null, nothing: it comes first. */
export type Anchor = { entry: string } | { folder: string } | null;

/** A move of one entry into a folder, or, with '', out of all folders; or of a folder with all its entries. */
export type Move =
  | { kind: 'entry'; id: string; folder: string; after: Anchor }
  | { kind: 'folder'; folder: string; after: Anchor };

/** What a move names and the list does not have. */
export type RemovedTarget = 'entry' | 'folder' | 'anchor';

export type Moved<E extends Placed> = { entries: E[] } | { gone: RemovedTarget };

/**
 * Puts an entry or a folder after another one, or first. All entries are numbered by tens, and each folder stays in one
 * piece. A move names ids and folders, so it means the same when another person has changed the list. Putting something
 * after itself leaves it where it is; putting an entry into a folder that nobody is in makes the folder, in the place
 * of the entry's own block.
 */
export function moveInList<E extends Placed>(entries: readonly E[], move: Move): Moved<E> {
  const blocks = blocksOf(entries);
  const moved = move.kind === 'folder' ? moveFolder(blocks, move) : moveEntry(blocks, move);
  return 'gone' in moved ? moved : { entries: renumbered(moved.blocks) };
}

type Next<E extends Placed> = { blocks: Block<E>[] } | { gone: RemovedTarget };

function moveFolder<E extends Placed>(
  blocks: readonly Block<E>[],
  { folder, after }: { folder: string; after: Anchor },
): Next<E> {
  const block = blocks.find((other) => folder !== '' && other.folder === folder);
  if (!block) return { gone: 'folder' };
  const place = anchorBlock(blocks, after);
  if (place === undefined) return { gone: 'anchor' };
  return { blocks: putAfter(blocks, block, place) };
}

function moveEntry<E extends Placed>(
  blocks: readonly Block<E>[],
  { id, folder, after }: { id: string; folder: string; after: Anchor },
): Next<E> {
  const from = blocks.find((block) => block.entries.some((entry) => entry.id === id));
  const entry = from?.entries.find((other) => other.id === id);
  if (!from || !entry) return { gone: 'entry' };
  return folder === ''
    ? moveOut(blocks, { from, entry }, after)
    : moveInto(blocks, { from, entry, folder }, after);
}

/** The entry, taken out of its block, becomes a block of its own. */
function moveOut<E extends Placed>(
  blocks: readonly Block<E>[],
  { from, entry }: { from: Block<E>; entry: E },
  after: Anchor,
): Next<E> {
  const place = anchorBlock(blocks, after);
  if (place === undefined) return { gone: 'anchor' };
  if (from.folder === '') return { blocks: putAfter(blocks, from, place) };
  const alone = { folder: '', entries: [entry] };
  const rest = without(from, entry);
  const next = place === from ? [rest, alone] : [rest];
  const placed = blocks.flatMap((block) => {
    if (block === from) return next;
    return block === place ? [block, alone] : [block];
  });
  return { blocks: filled(place === null ? [alone, ...placed] : placed) };
}

function moveInto<E extends Placed>(
  blocks: readonly Block<E>[],
  { from, entry, folder }: { from: Block<E>; entry: E; folder: string },
  after: Anchor,
): Next<E> {
  const target = blocks.find((block) => block.folder === folder);
  if (!target) {
    if (after !== null) return { gone: 'anchor' };
    const made = { folder, entries: [entry] };
    return {
      blocks: filled(blocks.flatMap((block) => (block === from ? [without(from, entry), made] : [block]))),
    };
  }
  if (after !== null && !('entry' in after && target.entries.some(({ id }) => id === after.entry)))
    return { gone: 'anchor' };
  const anchor = after !== null && 'entry' in after ? after.entry : null;
  const entries = withEntry(target.entries, entry, anchor);
  return {
    blocks: filled(
      blocks.map((block) => {
        if (block === target) return { folder, entries };
        return block === from ? without(from, entry) : block;
      }),
    ),
  };
}

function withEntry<E extends Placed>(entries: readonly E[], entry: E, after: string | null): E[] {
  if (after === entry.id) return [...entries];
  const rest = entries.filter(({ id }) => id !== entry.id);
  rest.splice(after === null ? 0 : rest.findIndex(({ id }) => id === after) + 1, 0, entry);
  return rest;
}

/** The block that an anchor names, null for the first place, undefined when it is gone or inside a folder. */
function anchorBlock<E extends Placed>(
  blocks: readonly Block<E>[],
  after: Anchor,
): Block<E> | null | undefined {
  if (after === null) return null;
  if ('folder' in after) return blocks.find(({ folder }) => folder !== '' && folder === after.folder);
  return blocks.find(({ folder, entries }) => folder === '' && entries[0]?.id === after.entry);
}

function putAfter<E extends Placed>(
  blocks: readonly Block<E>[],
  block: Block<E>,
  place: Block<E> | null,
): Block<E>[] {
  if (block === place) return [...blocks];
  const rest = blocks.filter((other) => other !== block);
  rest.splice(place === null ? 0 : rest.indexOf(place) + 1, 0, block);
  return rest;
}

function without<E extends Placed>(block: Block<E>, entry: E): Block<E> {
  return { ...block, entries: block.entries.filter((other) => other !== entry) };
}

function filled<E extends Placed>(blocks: readonly Block<E>[]): Block<E>[] {
  return blocks.filter(({ entries }) => entries.length > 0);
}

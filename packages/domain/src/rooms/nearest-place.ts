import type { Placed } from './entries.ts';
import { blocksOf } from './list-order.ts';
import type { Anchor, Move } from './moves.ts';

/**
 * The anchor to offer when that of a move is gone: the last of `before` that is still in the same folder, otherwise the
 * first place. `before` are the anchors that stood before the lost one in the list that the person saw, the nearest first.
 */
export function nearestPlace(entries: readonly Placed[], move: Move, before: readonly Anchor[]): Anchor {
  const folder = move.kind === 'entry' ? move.folder : '';
  return before.find((anchor) => anchor !== null && isAnchorIn(entries, folder, anchor)) ?? null;
}

/** The anchors before this one in its folder, the nearest first: what to send along with a move. */
export function anchorsBefore(entries: readonly Placed[], folder: string, anchor: Anchor): Anchor[] {
  const anchors = anchorsIn(entries, folder);
  const place = anchors.findIndex((other) => isSameAnchor(other, anchor));
  return anchors.slice(0, Math.max(0, place)).reverse();
}

/** What something in this folder can be put after, in order; in '', entries outside of folders, and folders. */
export function anchorsIn(entries: readonly Placed[], folder: string): Anchor[] {
  const blocks = blocksOf(entries);
  if (folder !== '')
    return blocks
      .filter((block) => block.folder === folder)
      .flatMap((block) => block.entries.map(({ id }) => ({ entry: id })));
  return blocks.map((block) =>
    block.folder === '' ? { entry: block.entries[0]?.id ?? '' } : { folder: block.folder },
  );
}

function isAnchorIn(entries: readonly Placed[], folder: string, anchor: Anchor): boolean {
  return anchorsIn(entries, folder).some((other) => isSameAnchor(other, anchor));
}

function isSameAnchor(one: Anchor, other: Anchor): boolean {
  if (one === null || other === null) return one === other;
  if ('entry' in one) return 'entry' in other && one.entry === other.entry;
  return 'folder' in other && one.folder === other.folder;
}

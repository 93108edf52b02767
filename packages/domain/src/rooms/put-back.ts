import type { Placed } from './entries.ts';
import { lastOrder } from './list-order.ts';
import { type Anchor, type Move, moveInList } from './moves.ts';
import { anchorsBefore, anchorsIn, nearestPlace } from './nearest-place.ts';

/** Where an entry was: what was before it in its folder, and before the folder, the nearest first. */
export interface FormerPlace {
  before: readonly Anchor[];
  beforeFolder: readonly Anchor[];
}

/** The most anchors of each kind that a former place has. */
const anchors = 100;

/** The place of an entry in the list, to put it back later. */
export function formerPlaceOf(
  entries: readonly Placed[],
  { id, group }: Pick<Placed, 'id' | 'group'>,
): FormerPlace {
  return {
    before: anchorsBefore(entries, group, { entry: id }).slice(0, anchors),
    beforeFolder: group === '' ? [] : anchorsBefore(entries, '', { folder: group }).slice(0, anchors),
  };
}

/**
 * The list with an entry that is not in it: in its folder, after the nearest entry that was before it. It becomes the
 * last one if nothing that was before it is left. If the folder is gone, it is made at its former place.
 */
export function putBack<E extends Placed>(entries: readonly E[], entry: E, former: FormerPlace): E[] {
  const { id, group } = entry;
  const list = [...entries, { ...entry, group: '', order: lastOrder(entries) }];
  const exists = group === '' || entries.some((other) => other.group === group);
  if (exists) return moved(list, { id, folder: group }, former.before);
  return moved(moved(list, { id, folder: '' }, former.beforeFolder), { id, folder: group }, []);
}

function moved<E extends Placed>(
  entries: readonly E[],
  { id, folder }: { id: string; folder: string },
  before: readonly Anchor[],
): E[] {
  const last = anchorsIn(entries, folder).at(-1) ?? null;
  const move: Move = { kind: 'entry', id, folder, after: last };
  const after = before.length === 0 ? null : (nearestPlace(entries, move, before) ?? last);
  const answer = moveInList(entries, { ...move, after });
  return 'gone' in answer ? [...entries] : answer.entries;
}

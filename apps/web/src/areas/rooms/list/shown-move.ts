import { dragged, whileDragging } from '@campus/domain/rooms/drag';
import type { Entry } from '@campus/domain/rooms/entries';
import { arranged } from '@campus/domain/rooms/list-order';
import type { Move } from '@campus/domain/rooms/moves';

/**
 * The list with a move that is not saved yet: the moved entry is beside its new neighbor, by offsets that only this
 * page knows (ROM-023). The orders by tens come with the answer of the server.
 */
export function withShownMove(entries: readonly Entry[], move: Move): Entry[] {
  const moving = dragged(entries, move);
  const rest = arranged(entries).filter(({ id }) => !moving.some((entry) => entry.id === id));
  const { after } = move;
  const folder = move.kind === 'entry' ? move.folder : '';
  const found =
    after === null
      ? rest.find(({ group }) => folder === '' || group === folder)
      : rest.findLast((entry) =>
          'entry' in after ? entry.id === after.entry : entry.group === after.folder,
        );
  const shown = found
    ? whileDragging(entries, moving, { neighbor: found, edge: after === null ? 'before' : 'after' })
    : [...entries];
  return move.kind === 'folder'
    ? shown
    : shown.map((entry) => (entry.id === move.id ? { ...entry, group: folder } : entry));
}

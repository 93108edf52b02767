import { text } from '@campus/contracts/core/text';
import type { ZoomCredential } from '@campus/domain/rooms/entries';

/** A change of the list that can be undone. */
export type LastChange =
  | { kind: 'move' | 'merge'; moveId: string; name: string }
  | { kind: 'deletion'; entryId: string; name: string }
  | { kind: 'zoomCleared'; entryId: string; name: string; was: ZoomCredential };

/** The words for a change, and for the button that undoes it. */
export function changeWords({ kind, name }: LastChange): { change: string; undo: string } {
  switch (kind) {
    case 'move':
      return { change: text('rooms.moved', { name }), undo: text('rooms.move.undo') };
    case 'merge':
      return { change: text('rooms.merged', { name }), undo: text('rooms.merge.undo') };
    case 'zoomCleared':
      return { change: text('rooms.zoomCleared.last', { name }), undo: text('rooms.zoomCleared.undo') };
    case 'deletion':
      return { change: text('rooms.deletion.last', { name }), undo: text('rooms.deletion.undo') };
  }
}

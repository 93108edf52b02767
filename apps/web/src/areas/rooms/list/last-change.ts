import { text } from '@campus/contracts/core/text';

/** A change of the list that can be undone. */
export type LastChange =
  | { kind: 'move' | 'merge'; moveId: string; name: string }
  | { kind: 'deletion'; entryId: string; name: string };

/** The words for a change, and for the button that undoes it. */
export function changeWords({ kind, name }: LastChange): { change: string; undo: string } {
  switch (kind) {
    case 'move':
      return { change: text('rooms.moved', { name }), undo: text('rooms.move.undo') };
    case 'merge':
      return { change: text('rooms.merged', { name }), undo: text('rooms.merge.undo') };
    case 'deletion':
      return { change: text('rooms.deletion.last', { name }), undo: text('rooms.deletion.undo') };
  }
}

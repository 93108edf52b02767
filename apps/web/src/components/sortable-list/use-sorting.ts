import { text } from '@campus/contracts/core/messages';
import { anchorAt, moveAfter } from '@campus/domain/lists/order';
import { useId, useState } from 'react';
import { indexAfterKey, placeInWords, type SortItem } from './sort-places.ts';

/** Tells where an item was put: after another one, or first where that is null. */
export type OnMove = (id: string, afterId: string | null) => void;

interface Held {
  id: string;
  afterId: string | null;
}

/**
 * Puts the items of a list in order, by keyboard, menu, or pointer. While an item is picked up by keyboard, only the
 * shown order changes: the move is told when the item is dropped. Nothing here depends on which rows are mounted.
 */
export function useSorting(items: readonly SortItem[], onMove: OnMove) {
  const listId = useId();
  const [held, setHeld] = useState<Held>();
  const [activeId, setActiveId] = useState<string>();
  const [announcement, setAnnouncement] = useState({ count: 0, words: '' });
  const ids = items.map(({ id }) => id);
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? '';
  const order = held ? moveAfter(ids, held.id, held.afterId) : ids;
  const placeIn = (list: readonly string[], id: string) => placeInWords(id, list, nameOf);
  const announce = (words: string) => setAnnouncement(({ count }) => ({ count: count + 1, words }));

  const move: OnMove = (id, afterId) => {
    const next = moveAfter(ids, id, afterId);
    announce(placeIn(next, id));
    if (next.join() !== ids.join()) onMove(id, afterId);
  };
  return {
    listId,
    items,
    /** The items as they are shown. */
    order,
    nameOf,
    announcement,
    /** The item whose handle was used last: it stays mounted, so that it keeps the focus. */
    activeId,
    activate: setActiveId,
    heldId: held?.id,
    pickUp: (id: string) => {
      setHeld({ id, afterId: anchorAt(ids, id, ids.indexOf(id)) });
      announce(text('sort.pickedUp', { place: placeIn(ids, id) }));
    },
    /** Moves the item that is picked up. Answers whether the key does that. */
    step: (key: string) => {
      const index = held && indexAfterKey(key, order.indexOf(held.id), order.length);
      if (held === undefined || index === undefined) return false;
      const afterId = anchorAt(order, held.id, index);
      setHeld({ id: held.id, afterId });
      announce(placeIn(moveAfter(order, held.id, afterId), held.id));
      return true;
    },
    drop: () => {
      if (!held) return;
      setHeld(undefined);
      move(held.id, held.afterId);
      announce(text('sort.dropped', { place: placeIn(order, held.id) }));
    },
    putBack: () => {
      if (!held) return;
      setHeld(undefined);
      announce(text('sort.putBack', { place: placeIn(ids, held.id) }));
    },
    move,
    /** Moves an item to an index, counted from 0; beyond either end means that end. */
    moveTo: (id: string, index: number) => move(id, anchorAt(ids, id, index)),
  };
}

export type Sorting = ReturnType<typeof useSorting>;

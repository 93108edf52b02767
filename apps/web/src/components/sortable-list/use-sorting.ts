import { text } from '@campus/contracts/core/text';
import { useId, useMemo, useState } from 'react';
import {
  formatPlace,
  indexAfterKey,
  isSamePlace,
  moveItem,
  type Place,
  placeOf,
  placesFor,
  type SortItem,
} from './sort-places.ts';

/** Called with an item's new predecessor (null for first) and group (null for none). */
export type OnMove = (id: string, afterId: string | null, groupId: string | null) => void;

const none: ReadonlySet<string> = new Set();

/**
 * Sorts the items of a list by keyboard, menu, or pointer. During a keyboard move, only the displayed order
 * changes, and the drop reports the move. While a group moves, groups hide their items. Works without mounted
 * rows. Returns the same object until something in it changes.
 */
export function useSorting(items: readonly SortItem[], closed: ReadonlySet<string> = none, onMove: OnMove) {
  const listId = useId();
  const [held, setHeld] = useState<{ id: string; place: Place }>();
  const [draggedId, setDragged] = useState<string>();
  const [activeId, setActiveId] = useState<string>();
  const [announcement, setAnnouncement] = useState({ count: 0, words: '' });
  return useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]));
    const itemOf = (id: string | undefined) => (id === undefined ? undefined : byId.get(id));
    const shown = held ? moveItem(items, held.id, held.place) : items;
    const isGroupMoved = itemOf(held?.id ?? draggedId)?.isGroup === true;
    const order = shown
      .filter(({ groupId }) => !groupId || !(isGroupMoved || closed.has(groupId)))
      .map(({ id }) => id);
    const positions = new Map(order.map((id, index) => [id, index]));
    const announce = (words: string) => setAnnouncement(({ count }) => ({ count: count + 1, words }));

    const move = (id: string, place: Place) => {
      announce(formatPlace(moveItem(items, id, place), id));
      if (!isSamePlace(placeOf(items, id), place)) onMove(id, place.afterId, place.groupId);
    };
    return {
      listId,
      items,
      /** The row ids in displayed order. */
      order,
      /** The index of a row among the displayed rows; undefined if hidden. */
      positionOf: (id: string) => positions.get(id),
      nameOf: (id: string) => itemOf(id)?.name ?? '',
      itemOf,
      isOpen: (id: string) => !closed.has(id),
      announcement,
      /** The item whose handle was used last. It stays mounted, so that it keeps the focus. */
      activeId,
      activate: setActiveId,
      heldId: held?.id,
      draggedId,
      setDragged,
      pickUp: (id: string) => {
        setHeld({ id, place: placeOf(items, id) });
        announce(text('sort.pickedUp', { place: formatPlace(items, id) }));
      },
      /** Moves the picked up item. Returns whether the key moves it. */
      step: (key: string) => {
        if (!held) return false;
        const places = placesFor(items, held.id, closed);
        const index = indexAfterKey(
          key,
          places.findIndex((place) => isSamePlace(place, held.place)),
          places.length,
        );
        const place = index === undefined ? undefined : places[index];
        if (!place) return false;
        setHeld({ id: held.id, place });
        announce(formatPlace(moveItem(items, held.id, place), held.id));
        return true;
      },
      drop: () => {
        if (!held) return;
        setHeld(undefined);
        move(held.id, held.place);
        announce(text('sort.dropped', { place: formatPlace(shown, held.id) }));
      },
      putBack: () => {
        if (!held) return;
        setHeld(undefined);
        announce(text('sort.putBack', { place: formatPlace(items, held.id) }));
      },
      move,
      /** The places to which an item can move, in list order. */
      placesFor: (id: string) => placesFor(items, id, closed),
    };
  }, [listId, items, closed, onMove, held, draggedId, activeId, announcement]);
}

export type Sorting = ReturnType<typeof useSorting>;

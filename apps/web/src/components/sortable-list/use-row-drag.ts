import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Place, placeOf } from './sort-places.ts';
import { useSortingList } from './sorting-context.ts';
import type { Sorting } from './use-sorting.ts';

/** Makes a row draggable by its handle, and a drop target at its edges or, for a group, inside. */
export function useRowDrag(id: string, row: RefObject<HTMLElement | null>) {
  const sorting = useSortingList();
  const { listId } = sorting;
  const [operation, setOperation] = useState<Operation>();

  const start = useEffectEvent(() => {
    sorting.activate(id);
    sorting.setDragged(id);
  });
  const end = useEffectEvent(() => sorting.setDragged(undefined));
  const canDrop = useEffectEvent((droppedId: string) => {
    const [dropped, target] = [sorting.itemOf(droppedId), sorting.itemOf(id)];
    return droppedId !== id && !(dropped?.isGroup && target?.groupId);
  });
  const takesInto = useEffectEvent(
    (droppedId: string) =>
      sorting.itemOf(id)?.isGroup && !sorting.itemOf(droppedId)?.isGroup && !sorting.isOpen(id),
  );
  const drop = useEffectEvent((droppedId: string, at: Operation) => {
    setOperation(undefined);
    sorting.move(droppedId, placeAt(sorting, { droppedId, targetId: id, at }));
  });

  useEffect(() => {
    const element = row.current;
    const dragHandle = element?.querySelector('[data-sort-handle]');
    if (!element || !dragHandle) return;
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ listId, id }),
        onDragStart: () => start(),
        onDrop: () => end(),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.listId === listId && canDrop(String(source.data.id)),
        getData: ({ input, source }) =>
          attachInstruction(
            {},
            {
              element,
              input,
              operations: {
                'reorder-before': 'available',
                'reorder-after': 'available',
                combine: takesInto(String(source.data.id)) ? 'available' : 'not-available',
              },
            },
          ),
        onDrag: ({ self }) => setOperation(operationIn(self.data)),
        onDragLeave: () => setOperation(undefined),
        onDrop: ({ self, source }) => drop(String(source.data.id), operationIn(self.data)),
      }),
    );
  }, [id, listId, row]);
  return { isDragged: sorting.draggedId === id, operation };
}

function operationIn(data: Record<string | symbol, unknown>): Operation {
  return extractInstruction(data)?.operation ?? 'reorder-before';
}

/** The place of an item dropped at an edge of another item, or on a group. */
function placeAt(
  { items, itemOf, isOpen }: Sorting,
  { droppedId, targetId, at }: { droppedId: string; targetId: string; at: Operation },
): Place {
  const rest = items.filter(({ id }) => id !== droppedId);
  const target = itemOf(targetId);
  const leadsInto = target?.isGroup && !itemOf(droppedId)?.isGroup;
  if (at === 'combine')
    return {
      groupId: targetId,
      afterId: rest.findLast(({ groupId }) => groupId === targetId)?.id ?? null,
    };
  if (at === 'reorder-before') return placeOf(rest, targetId);
  if (leadsInto && isOpen(targetId)) return { groupId: targetId, afterId: null };
  return { groupId: target?.groupId ?? null, afterId: targetId };
}

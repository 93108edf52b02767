import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSortingList } from './sorting-context.ts';

/** Marks the element of a row by which it is dragged. */
export const handleMark = { 'data-sort-handle': '' };

/** Lets a row be dragged by its handle, and lets other rows of its list be dropped at its edges. */
export function useRowDrag(id: string, row: RefObject<HTMLElement | null>) {
  const { listId, order, activate, move } = useSortingList();
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<'top' | 'bottom'>();

  const start = useEffectEvent(() => {
    activate(id);
    setDragged(true);
  });
  const drop = useEffectEvent((droppedId: string, at: 'top' | 'bottom' | undefined) => {
    setEdge(undefined);
    const rest = order.filter((other) => other !== droppedId);
    move(droppedId, at === 'bottom' ? id : (rest[rest.indexOf(id) - 1] ?? null));
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
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.listId === listId && source.data.id !== id,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(edgeIn(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => drop(String(source.data.id), edgeIn(self.data)),
      }),
    );
  }, [id, listId, row]);
  return { isDragged, edge };
}

function edgeIn(data: Record<string | symbol, unknown>): 'top' | 'bottom' {
  return extractClosestEdge(data) === 'bottom' ? 'bottom' : 'top';
}

import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DropMark } from './sortable-row.tsx';
import { useSortingList } from './sorting-context.ts';

/**
 * The drop area below the rows of a `SortableList` with groups. A row dropped here becomes the last one
 * outside any group, even if the last group is open.
 */
export function SortableEnd() {
  const space = useRef<HTMLDivElement>(null);
  const { listId, items, move } = useSortingList();
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent((id: string) => {
    setIsOver(false);
    const last = items.findLast((item) => item.id !== id && !item.groupId);
    move(id, { groupId: null, afterId: last?.id ?? null });
  });
  useEffect(() => {
    if (!space.current) return;
    return dropTargetForElements({
      element: space.current,
      canDrop: ({ source }) => source.data.listId === listId,
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => drop(String(source.data.id)),
    });
  }, [listId]);
  return (
    <chakra.div ref={space} position="relative" flex="1 0 auto" minH={10}>
      {isOver && <DropMark data-at="reorder-before" />}
    </chakra.div>
  );
}

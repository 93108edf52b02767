import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useRef } from 'react';
import { useSortingList } from './sorting-context.ts';
import { useRowDrag } from './use-row-drag.ts';

/** A row of a `SortableList`. It has a `SortHandle`. */
export function SortableRow({
  id,
  children,
  ...item
}: { id: string } & Omit<ComponentProps<typeof chakra.li>, 'id' | 'ref'>) {
  const row = useRef<HTMLLIElement>(null);
  const { isDragged, operation } = useRowDrag(id, row);
  const { heldId } = useSortingList();
  const isHeld = heldId === id;
  return (
    <chakra.li
      position="relative"
      {...item}
      ref={row}
      listStyleType="none"
      opacity={isDragged ? 0.4 : 1}
      {...(isHeld && { bg: 'accent.subtle' })}
    >
      {children}
      {operation && <DropMark data-at={operation} />}
    </chakra.li>
  );
}

/** Where the dragged row would go: a line at the edge, or a frame around the group that takes it. */
export const DropMark = chakra('span', {
  base: {
    position: 'absolute',
    insetX: 0,
    h: '2px',
    bg: 'accent.solid',
    pointerEvents: 'none',
    zIndex: 1,
    '&[data-at=reorder-before]': { top: '-1px' },
    '&[data-at=reorder-after]': { bottom: '-1px' },
    '&[data-at=combine]': {
      insetY: 0,
      h: 'auto',
      bg: 'transparent',
      borderWidth: '2px',
      borderColor: 'accent.solid',
      borderRadius: 'md',
    },
  },
});

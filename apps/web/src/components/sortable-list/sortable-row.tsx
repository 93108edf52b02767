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
  const { isDragged, edge } = useRowDrag(id, row);
  const { heldId } = useSortingList();
  const isHeld = heldId === id;
  return (
    <chakra.li
      {...item}
      ref={row}
      position="relative"
      listStyleType="none"
      opacity={isDragged ? 0.4 : 1}
      bg={isHeld ? 'accent.subtle' : undefined}
    >
      {children}
      {edge && <DropLine {...(edge === 'top' ? { top: '-1px' } : { bottom: '-1px' })} />}
    </chakra.li>
  );
}

/** Where the dragged row would go. */
const DropLine = chakra('span', {
  base: { position: 'absolute', insetX: 0, h: '2px', bg: 'accent.solid', pointerEvents: 'none', zIndex: 1 },
});

import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useRef } from 'react';
import { useSortingList } from './sorting-context.ts';
import { useRowDrag } from './use-row-drag.ts';

/** A row of a `SortableList`. Must contain a `SortHandle`. */
export function SortableRow({
  id,
  place,
  children,
}: {
  id: string;
  /** The position of the row, in a list that mounts only some of its rows. */
  place?: { top: number; index: number; total: number };
  children: ReactNode;
}) {
  const row = useRef<HTMLLIElement>(null);
  const { isDragged, operation } = useRowDrag(id, row);
  const { heldId } = useSortingList();
  return (
    <Row
      ref={row}
      style={place && { position: 'absolute', insetInline: 0, top: place.top }}
      aria-posinset={place && place.index + 1}
      aria-setsize={place?.total}
      data-dragged={isDragged || undefined}
      data-held={heldId === id || undefined}
    >
      {children}
      {operation && <DropMark data-at={operation} />}
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    listStyleType: 'none',
    '&[data-dragged]': { opacity: 0.4 },
    '&[data-held]': { bg: 'accent.subtle' },
  },
});

/** Marks where a row will drop: a line at the edge, or a frame around the group. */
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

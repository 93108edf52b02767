import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { SortableEnd } from '../../../components/sortable-list/sortable-end.tsx';
import { SortableRow } from '../../../components/sortable-list/sortable-row.tsx';
import { rowHeight } from './row-parts.tsx';

/** How many rows are mounted above and below those in sight, for the keyboard to go on to. */
const overscan = 6;

/** Rows of one height, of which those in sight are mounted, and the active one. */
export function VirtualRows({
  ids,
  activeId,
  startId,
  scrolled,
  renderRow,
}: {
  ids: readonly string[];
  activeId: string | undefined;
  startId: string;
  /** How far it is scrolled, in pixels; undefined where it is to start at the row of `startId`. */
  scrolled: RefObject<number | undefined>;
  renderRow: (id: string) => ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const active = activeId === undefined ? -1 : ids.indexOf(activeId);
  const virtualizer = useVirtualizer({
    count: ids.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    getScrollElement: () => scroller.current,
    overscan,
    initialOffset: () => scrolled.current ?? 0,
    rangeExtractor: (range) => [
      ...new Set([...defaultRangeExtractor(range), ...(active < 0 ? [] : [active])]),
    ],
  });
  const toStart = useEffectEvent(() => {
    const index = scrolled.current === undefined ? ids.indexOf(startId) : -1;
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  });
  useEffect(() => toStart(), []);
  return (
    <chakra.div
      ref={scroller}
      display="flex"
      flexDirection="column"
      flex="1"
      minH={0}
      overflowY="auto"
      overscrollBehavior="contain"
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop;
      }}
    >
      <chakra.ul
        aria-label={text('rooms.list')}
        position="relative"
        flexShrink={0}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, key }) => (
          <SortableRow key={key} id={String(key)} place={{ top: start, index, total: ids.length }}>
            {renderRow(String(key))}
          </SortableRow>
        ))}
      </chakra.ul>
      <SortableEnd />
    </chakra.div>
  );
}

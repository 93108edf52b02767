import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { SortableRow } from '../../../components/sortable-list/sortable-row.tsx';
import { rowHeight } from './row-parts.tsx';

/** How many rows are mounted above and below those in sight, for the keyboard to go on to. */
const overscan = 6;

/** Rows of one height, of which those in sight are mounted, and the active one. Starts at the row of `startId`. */
export function VirtualRows({
  ids,
  activeId,
  startId,
  renderRow,
}: {
  ids: readonly string[];
  activeId: string | undefined;
  startId: string;
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
    rangeExtractor: (range) => [
      ...new Set([...defaultRangeExtractor(range), ...(active < 0 ? [] : [active])]),
    ],
  });
  const toStart = useEffectEvent(() => {
    const index = ids.indexOf(startId);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
  });
  useEffect(() => toStart(), []);
  return (
    <chakra.div ref={scroller} flex="1" minH={0} overflowY="auto" overscrollBehavior="contain">
      <chakra.ul
        aria-label={text('rooms.list')}
        position="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, key }) => (
          <SortableRow
            key={key}
            id={String(key)}
            position="absolute"
            insetX={0}
            style={{ top: start }}
            aria-posinset={index + 1}
            aria-setsize={ids.length}
          >
            {renderRow(String(key))}
          </SortableRow>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { SortableEnd } from '../../../components/sortable-list/sortable-end.tsx';
import { SortableRow } from '../../../components/sortable-list/sortable-row.tsx';
import { rowHeight } from './row-parts.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** How many rows are mounted above and below those in sight, for the keyboard to go on to. */
const overscan = 6;

/** Rows of one height, of which those in sight are mounted, the active one, and the one that Tab reaches. */
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
  renderRow: (id: string, isTabStop: boolean) => ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const keys = useRowKeys(ids, startId);
  const mounted = [activeId, keys.stop].flatMap((id) => (id === undefined ? [] : ids.indexOf(id)));
  const virtualizer = useVirtualizer({
    count: ids.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    getScrollElement: () => scroller.current,
    overscan,
    initialOffset: () => scrolled.current ?? 0,
    rangeExtractor: (range) => [
      ...new Set([...defaultRangeExtractor(range), ...mounted.filter((index) => index >= 0)]),
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
        ref={keys.list}
        aria-label={text('rooms.list')}
        aria-describedby={helpId}
        onFocus={keys.onFocus}
        onKeyDown={keys.onKeyDown}
        onKeyUp={keys.onKeyUp}
        position="relative"
        flexShrink={0}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, key }) => (
          <SortableRow key={key} id={String(key)} place={{ top: start, index, total: ids.length }}>
            {renderRow(String(key), String(key) === keys.stop)}
          </SortableRow>
        ))}
      </chakra.ul>
      <SortableEnd />
      <chakra.p id={helpId} srOnly>
        {text('rooms.list.keys')}
      </chakra.p>
    </chakra.div>
  );
}

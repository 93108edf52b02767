import '@campus/contracts/core/sort-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { SortItem } from './sort-places.ts';
import { SortingContext } from './sorting-context.ts';
import { type OnMove, useSorting } from './use-sorting.ts';

/**
 * A list that people sort by dragging, or with the keys or menu of a row's handle. Its rows are
 * `SortableRow`s with a `SortHandle`. Screen readers announce each step.
 *
 * A list of thousands mounts only some of its rows: the visible ones and the row of `activeId`.
 */
export function SortableList({
  items,
  closed,
  onMove,
  children,
}: {
  /** Each group is followed by its items. */
  items: readonly SortItem[];
  /** The groups whose items are hidden. */
  closed?: ReadonlySet<string>;
  onMove: OnMove;
  /** Renders the list, with a row for each id, in the given order. */
  children: (ids: readonly string[], activeId: string | undefined) => ReactNode;
}) {
  const sorting = useSorting(items, closed, onMove);
  const { announcement } = sorting;
  return (
    <SortingContext value={sorting}>
      {children(sorting.order, sorting.activeId)}
      <chakra.div srOnly>
        <p id={`${sorting.listId}help`}>{text('sort.help')}</p>
        <div aria-live="assertive">
          {/* A new element each time, so that screen readers repeat an identical text. */}
          <p key={announcement.count}>{announcement.words}</p>
        </div>
      </chakra.div>
    </SortingContext>
  );
}

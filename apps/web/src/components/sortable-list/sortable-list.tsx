import '@campus/contracts/core/sort-messages';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { SortItem } from './sort-places.ts';
import { SortingContext } from './sorting-context.ts';
import { type OnMove, useSorting } from './use-sorting.ts';

/**
 * A list that people put in order: by dragging, by keyboard at the handle of a row, and by the menu of the handle. The
 * rows are `SortableRow`s with a `SortHandle`. Screen readers hear each step.
 *
 * A list of thousands mounts only some of its rows. Beside those in sight it has to mount the row of `activeId`.
 */
export function SortableList({
  items,
  closed,
  onMove,
  children,
}: {
  /** Each group is followed by its items. */
  items: readonly SortItem[];
  /** The groups that do not show their items. */
  closed?: ReadonlySet<string>;
  onMove: OnMove;
  /** The list itself, with a row for each id, in the order that is shown. */
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
          {/* A new element each time: the same words are read again. */}
          <p key={announcement.count}>{announcement.words}</p>
        </div>
      </chakra.div>
    </SortingContext>
  );
}

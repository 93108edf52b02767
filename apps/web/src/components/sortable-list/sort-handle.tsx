import { text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOpened } from '../../lib/use-opened.ts';
import { ActionMenu } from '../input/action-menu.tsx';
import { handleActions } from './handle-actions.ts';
import { onHandleKey } from './handle-keys.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useSortingList } from './sorting-context.ts';

/** The handle that moves its row: by dragging, with Space or Enter and the arrow keys, or with its menu. */
export function SortHandle({
  id,
  tabIndex,
}: {
  id: string;
  /** -1 in a list whose rows are one tab stop. */
  tabIndex?: -1;
}) {
  const sorting = useSortingList();
  const { trigger, isMade, root } = useOpened();
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const position = sorting.positionOf(id);
  const isHeld = sorting.heldId === id;
  const label = text('sort.handle', { name: sorting.nameOf(id) });

  useEffect(() => {
    if (position !== undefined && document.activeElement === button.current)
      button.current?.scrollIntoView({ block: 'nearest' });
  }, [position]);

  return (
    <>
      <IconButton
        ref={button}
        id={trigger.id}
        data-sort-handle=""
        aria-expanded={trigger['aria-expanded']}
        aria-label={label}
        aria-haspopup="menu"
        aria-describedby={`${sorting.listId}help`}
        tabIndex={tabIndex}
        variant="ghost"
        size="xs"
        cursor="grab"
        disabled={sorting.items.length < 2}
        onClick={(event) => (isHeld ? sorting.drop() : trigger.onClick(event))}
        onFocus={() => sorting.activate(id)}
        onBlur={() => document.activeElement !== button.current && isHeld && sorting.drop()}
        onKeyDown={(event) =>
          onHandleKey(event, { id, sorting, openMenu: () => trigger.onClick({ detail: 0 }) })
        }
        // In some browsers, releasing Space would otherwise click.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <GripVertical size={16} aria-hidden />
      </IconButton>
      {isMade && (
        <ActionMenu
          label={label}
          root={root}
          placement="bottom-start"
          actions={handleActions(id, sorting, () => setAsks(true))}
        />
      )}
      {asks && <MoveDialog id={id} onClose={() => setAsks(false)} />}
    </>
  );
}

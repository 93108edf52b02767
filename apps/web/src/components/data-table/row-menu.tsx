import { IconButton } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { overlayMargin } from '../../lib/overlay-margin.ts';
import { useOpened } from '../../lib/use-opened.ts';
import type { RowAction } from './columns.ts';

/** What can be done with one row. The menu itself is made when it is first opened: tables have many rows. */
export function RowMenu({
  label,
  actions,
  tabIndex,
}: {
  label: string;
  actions: readonly RowAction[];
  tabIndex: number;
}) {
  const { trigger, isMade, root } = useOpened();
  const chosen = useRef<RowAction>(undefined);
  // A dialog that opens over a closing menu would be closed with it, and could not return the focus to the button.
  const onExitComplete = () => {
    root.onExitComplete();
    chosen.current?.run();
    chosen.current = undefined;
  };
  return (
    <>
      <IconButton
        {...trigger}
        data-cell-control=""
        aria-label={label}
        aria-haspopup="menu"
        tabIndex={tabIndex}
        variant="ghost"
        size="2xs"
      >
        <Ellipsis size={16} />
      </IconButton>
      {isMade && (
        <Menu.Root
          {...root}
          positioning={{ placement: 'bottom-end' }}
          onSelect={({ value }) => {
            chosen.current = actions[Number(value)];
          }}
          onExitComplete={onExitComplete}
        >
          <Portal>
            <Menu.Positioner>
              <Menu.Content aria-label={label} {...overlayMargin(actions.length)}>
                {actions.map((action, index) => (
                  <Menu.Item
                    key={action.label}
                    value={String(index)}
                    {...(action.danger && { color: 'fg.error' })}
                  >
                    {action.label}
                  </Menu.Item>
                ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    </>
  );
}

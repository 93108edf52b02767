import { IconButton } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { overlayMargin } from '../../lib/overlay-margin.ts';
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
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <IconButton
        data-cell-control=""
        aria-label={label}
        aria-haspopup="menu"
        tabIndex={tabIndex}
        variant="ghost"
        size="2xs"
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={16} />
      </IconButton>
    );
  return (
    <Menu.Root
      open
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={(details) => setOpen(details.open)}
      onSelect={(details) => actions[Number(details.value)]?.run()}
    >
      <Menu.Trigger asChild>
        <IconButton data-cell-control="" aria-label={label} tabIndex={tabIndex} variant="ghost" size="2xs">
          <Ellipsis size={16} />
        </IconButton>
      </Menu.Trigger>
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
  );
}

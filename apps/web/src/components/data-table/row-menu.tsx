import { IconButton } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Ellipsis } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
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
      <MenuButton label={label} tabIndex={tabIndex} aria-haspopup="menu" onClick={() => setOpen(true)} />
    );
  return (
    <Menu.Root
      open
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={(details) => setOpen(details.open)}
      onSelect={(details) => actions[Number(details.value)]?.run()}
    >
      <Menu.Trigger asChild>
        <MenuButton label={label} tabIndex={tabIndex} />
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

function MenuButton({ label, ...props }: { label: string } & ComponentProps<typeof IconButton>) {
  return (
    <IconButton data-cell-control="" aria-label={label} variant="ghost" size="2xs" {...props}>
      <Ellipsis size={16} />
    </IconButton>
  );
}

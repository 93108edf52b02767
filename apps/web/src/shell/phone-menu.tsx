import { IconButton } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Sidebar } from './sidebar.tsx';

/** The sidebar where there is no room for one: behind a button. */
export function PhoneMenu() {
  const [open, setOpen] = useState(false);
  return (
    <Drawer.Root
      open={open}
      placement="start"
      size="xs"
      lazyMount
      unmountOnExit
      onOpenChange={(details) => setOpen(details.open)}
    >
      <Drawer.Trigger asChild>
        <IconButton variant="ghost" size="sm" aria-label="Open menu" hideFrom="lg">
          <MenuIcon size={18} />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label="Menu" maxW="18rem">
            <Sidebar onNavigate={() => setOpen(false)} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

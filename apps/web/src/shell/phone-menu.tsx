import { text } from '@campus/contracts/messages';
import { IconButton } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { AccountName } from './account-name.tsx';
import { Sidebar } from './sidebar.tsx';

/** The sidebar where there is no room for one: behind a button. */
export function PhoneMenu() {
  const [open, setOpen] = useState(false);
  return (
    <Drawer.Root
      open={open}
      placement="start"
      lazyMount
      unmountOnExit
      onOpenChange={(details) => setOpen(details.open)}
    >
      <Drawer.Trigger asChild>
        <IconButton variant="ghost" size="sm" aria-label={text('menu.open')} hideFrom="lg">
          <Menu size={18} />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label={text('menu.title')} maxW="18rem">
            <chakra.div display="flex" alignItems="center" gap={2} h={12} px={3} borderBottomWidth="1px">
              <Drawer.CloseTrigger asChild position="static">
                <IconButton variant="ghost" size="sm" aria-label={text('menu.close')}>
                  <X size={18} />
                </IconButton>
              </Drawer.CloseTrigger>
              <AccountName />
            </chakra.div>
            <Sidebar onNavigate={() => setOpen(false)} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

import { text } from '@campus/contracts/core/text';
import { IconButton } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Menu, X } from 'lucide-react';
import { useOpened } from '../lib/use-opened.ts';
import { drawerRecipe } from '../theme/floating-recipes.ts';
import { AccountName } from './account-name.tsx';
import { Sidebar } from './sidebar.tsx';

/** The sidebar behind a button, for narrow windows. */
export function PhoneMenu() {
  const { trigger, isMade, root, close } = useOpened();
  return (
    <>
      <IconButton
        id={trigger.id}
        variant="ghost"
        size="sm"
        aria-label={text('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={trigger['aria-expanded']}
        hideFrom="lg"
        onClick={trigger.onClick}
      >
        <Menu size={18} />
      </IconButton>
      {isMade && <MenuDrawer root={root} onNavigate={close} />}
    </>
  );
}

function MenuDrawer({
  root,
  onNavigate,
}: {
  root: ReturnType<typeof useOpened>['root'];
  onNavigate: () => void;
}) {
  return (
    <Drawer.Root recipe={drawerRecipe} {...root} placement="start">
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label={text('menu.title')} maxW="18rem">
            <chakra.div
              display="flex"
              alignItems="center"
              gap={2}
              h={12}
              flexShrink={0}
              px={3}
              borderBottomWidth="1px"
            >
              <Drawer.CloseTrigger asChild position="static">
                <IconButton variant="ghost" size="sm" aria-label={text('menu.close')}>
                  <X size={18} />
                </IconButton>
              </Drawer.CloseTrigger>
              <AccountName />
            </chakra.div>
            <Sidebar onNavigate={onNavigate} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

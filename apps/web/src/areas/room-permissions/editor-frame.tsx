import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { dialogRecipe } from '../../theme/floating-recipes.ts';

/** The frame of the dialogs that edit permissions: their rows scroll between title and buttons. Escape cancels. */
export function EditorFrame({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      size="xl"
      placement="center"
      scrollBehavior="inside"
      onOpenChange={(details) => details.open || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

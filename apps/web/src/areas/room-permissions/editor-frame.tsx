import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useRef } from 'react';
import { dialogRecipe } from '../../theme/floating-recipes.ts';

/**
 * The frame of the dialogs that edit permissions: their rows scroll between title and buttons. Escape cancels. A conflict
 * has the focus first, otherwise the search.
 */
export function EditorFrame({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      size="xl"
      placement="center"
      scrollBehavior="inside"
      initialFocusEl={() =>
        ['[role=alert] button', 'input:not([type=radio])']
          .map((first) => content.current?.querySelector<HTMLElement>(first) ?? null)
          .find(Boolean) ?? null
      }
      onOpenChange={(details) => details.open || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
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

import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { dialogRecipe } from '../../theme/floating-recipes.ts';

/** The frame of every dialog that asks before something is done. Escape cancels, unless it is being done. */
export function QuestionDialog({
  title,
  running,
  initialFocus,
  onClose,
  children,
}: {
  title: string;
  running: boolean;
  /** The element that gets the focus first; by default the first field. */
  initialFocus?: () => HTMLElement | null;
  onClose: () => void;
  /** The dialog's body, and what follows it. */
  children: ReactNode;
}) {
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      role="alertdialog"
      size="sm"
      placement="center"
      {...(initialFocus && { initialFocusEl: initialFocus })}
      onOpenChange={(details) => details.open || running || onClose()}
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

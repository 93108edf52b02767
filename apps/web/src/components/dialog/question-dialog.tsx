import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { dialogRecipe } from '../../theme/floating-recipes.ts';

/** The frame of every confirmation dialog. Escape cancels, unless the action is running. */
export function QuestionDialog({
  title,
  running,
  initialFocus,
  onClose,
  children,
}: {
  title: string;
  running: boolean;
  /** Returns the element to focus first. Default: the first field. */
  initialFocus?: () => HTMLElement | null;
  onClose: () => void;
  /** The body and footer of the dialog. */
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

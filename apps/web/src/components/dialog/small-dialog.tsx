import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { dialogRecipe } from '../../theme/floating-recipes.ts';

interface SmallDialogProps {
  title: string;
  /** While true, Escape does not close the dialog. */
  running: boolean;
  /** Returns the element to focus first. Default: the first field. */
  initialFocus?: () => HTMLElement | null;
  onClose: () => void;
  /** The body and footer of the dialog. */
  children: ReactNode;
}

/** The frame of every small dialog with a form or a list. Escape closes it, unless an action is running. */
export function SmallDialog(props: SmallDialogProps) {
  return <Frame role="dialog" {...props} />;
}

/**
 * The frame of every dialog that asks for a decision before something happens. A screen reader interrupts what
 * it reads and reads the whole question.
 */
export function QuestionDialog(props: SmallDialogProps) {
  return <Frame role="alertdialog" {...props} />;
}

function Frame({
  role,
  title,
  running,
  initialFocus,
  onClose,
  children,
}: SmallDialogProps & { role: 'dialog' | 'alertdialog' }) {
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      role={role}
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

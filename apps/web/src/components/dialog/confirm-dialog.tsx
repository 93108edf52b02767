import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useRef, useState } from 'react';
import { BusyButton } from '../feedback/busy-button.tsx';
import { QuestionDialog } from './small-dialog.tsx';

/**
 * Asks for confirmation before an irreversible action. The title names the object, and the message the
 * consequence. Escape cancels. The focus returns to where it was.
 */
export function ConfirmDialog({
  title,
  message,
  confirmText,
  cancelText = text('action.cancel'),
  danger = false,
  pending = false,
  other,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  message: ReactNode;
  /** The label of the confirm button. Without it, there is nothing to confirm. */
  confirmText: string | undefined;
  cancelText?: string;
  danger?: boolean;
  /** Whether the question is still loading. */
  pending?: boolean;
  /** A third option, besides confirming and canceling. */
  other?: { label: string; onChoose: () => Promise<unknown> };
  /** The dialog stays open, and cannot be confirmed again, until this resolves. */
  onConfirm: () => Promise<unknown> | undefined;
  onClose: () => void;
  /** Options to choose before confirming. */
  children?: ReactNode;
}) {
  const [running, setRunning] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);

  const answer = async (act: () => Promise<unknown> | undefined) => {
    setRunning(true);
    await act();
    onClose();
  };

  return (
    <QuestionDialog title={title} running={running} initialFocus={() => cancel.current} onClose={onClose}>
      <Dialog.Body aria-busy={pending}>
        <Dialog.Description>{message}</Dialog.Description>
        {children}
      </Dialog.Body>
      <Dialog.Footer>
        <Button ref={cancel} variant="outline" disabled={running} onClick={onClose}>
          {cancelText}
        </Button>
        {other && (
          <BusyButton
            busy={running}
            variant="outline"
            onClick={() => void answer(other.onChoose).catch(onClose)}
          >
            {other.label}
          </BusyButton>
        )}
        {confirmText !== undefined && (
          <BusyButton
            busy={running}
            disabled={pending}
            {...(danger && { colorPalette: 'red' })}
            onClick={() => void answer(onConfirm).catch(onClose)}
          >
            {confirmText}
          </BusyButton>
        )}
      </Dialog.Footer>
    </QuestionDialog>
  );
}

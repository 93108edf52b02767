import { text } from '@campus/contracts/messages';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { describeError } from '../../lib/describe-error.ts';

/** A dialog in place of a question that cannot be asked: not yet, not at all, or since there is nothing to ask. */
export function AnswerDialog({
  title,
  error,
  children,
  onClose,
}: {
  title: string;
  error?: unknown;
  /** What is to be said; without it, and without an error, it is still being found out. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const close = useRef<HTMLButtonElement>(null);
  const said = error ? describeError(error).message : children;
  return (
    <QuestionDialog title={title} running={false} initialFocus={() => close.current} onClose={onClose}>
      <Dialog.Body aria-busy={said === undefined}>
        {said === undefined ? <Spinner /> : <Dialog.Description>{said}</Dialog.Description>}
      </Dialog.Body>
      <Dialog.Footer>
        <Button ref={close} variant="outline" onClick={onClose}>
          {text('members.close')}
        </Button>
      </Dialog.Footer>
    </QuestionDialog>
  );
}

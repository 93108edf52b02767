import { text } from '@campus/contracts/core/text';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { BusyButton } from './busy-button.tsx';

/**
 * A button of a mailed link's page that asks before it acts. Programs that check mails press the first button they
 * find: that is Cancel in the second step, so they change nothing.
 */
export function TwoStepButton({
  label,
  question,
  confirmText,
  busy,
  variant = 'solid',
  onConfirm,
}: {
  label: string;
  question: string;
  confirmText: string;
  busy: boolean;
  variant?: 'solid' | 'outline';
  onConfirm: () => void;
}) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button size="lg" variant={variant} onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  return (
    <chakra.div role="group" aria-label={question} display="grid" gap={3}>
      <chakra.p tabIndex={-1} ref={focus} fontWeight="medium">
        {question}
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={3}>
        <Button size="lg" variant="outline" disabled={busy} onClick={() => setAsked(false)}>
          {text('action.cancel')}
        </Button>
        <BusyButton size="lg" busy={busy} onClick={onConfirm}>
          {confirmText}
        </BusyButton>
      </chakra.div>
    </chakra.div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useId, useState } from 'react';

/**
 * A text cell being edited: Enter commits, Escape restores, leaving the field commits a valid value and
 * restores otherwise. An invalid value shows a hint and cannot be committed.
 */
export function TextEditor({
  label,
  value,
  refuse,
  onCommit,
  onCancel,
}: {
  label: string;
  value: string;
  refuse: (value: string) => string | undefined;
  onCommit: (value: string) => void;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(value);
  const hintId = useId();
  const next = draft.trim();
  const hint = next === value ? undefined : refuse(next);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && hint === undefined) onCommit(next);
    if (event.key === 'Escape') onCancel();
  };

  return (
    <>
      <chakra.input
        className="cell-input"
        aria-label={label}
        aria-invalid={hint !== undefined}
        aria-describedby={hint === undefined ? undefined : hintId}
        value={draft}
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (hint === undefined ? onCommit(next) : onCancel())}
      />
      <span id={hintId} role="alert" className={hint === undefined ? undefined : 'cell-hint'}>
        {hint}
      </span>
    </>
  );
}

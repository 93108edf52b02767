import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import type { TextEdit } from './columns.ts';

/**
 * A text cell being edited: Enter commits, Escape restores, leaving the field commits a valid value and
 * restores otherwise. An invalid value shows a hint and cannot be committed.
 */
export function TextEditor({
  label,
  value,
  input,
  refuse,
  onCommit,
  onCancel,
}: {
  label: string;
  value: string;
  input: TextEdit<never>['input'];
  refuse: (value: string) => string | undefined;
  onCommit: (value: string) => void;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(value);
  const [unreadable, setUnreadable] = useState<string>();
  const hintId = useId();
  const next = draft.trim();
  const hint = unreadable ?? (next === value ? undefined : refuse(next));

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setDraft(target.value);
    // A date that is typed in part has no value yet; the browser says so in its own words.
    setUnreadable(target.validity.badInput ? target.validationMessage : undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && hint === undefined) onCommit(next);
    if (event.key === 'Escape') onCancel();
  };

  return (
    <>
      <input
        className="cell-input"
        aria-label={label}
        aria-invalid={hint !== undefined}
        aria-describedby={hint === undefined ? undefined : hintId}
        value={draft}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this cell
        autoFocus
        onFocus={(event) => event.target.select()}
        {...(input === 'datetime-local' && { type: input })}
        {...(input === 'decimal' && { inputMode: input })}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onBlur={() => (hint === undefined ? onCommit(next) : onCancel())}
      />
      <span id={hintId} role="alert" className={hint === undefined ? undefined : 'cell-hint'}>
        {hint}
      </span>
    </>
  );
}

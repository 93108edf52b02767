import '@campus/contracts/core/cell-messages';
import { text } from '@campus/contracts/core/text';
import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { formatMoment } from '../../lib/format-moment.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.tsx';
import type { CellDraft } from './cell-drafts.ts';
import type { TextEdit } from './columns.ts';
import { useInsideTable } from './use-inside-table.ts';

export interface TextEditorProps {
  label: string;
  value: string;
  /** The letter that started the edit and replaces the value. */
  typed: string | undefined;
  /** The unsaved value of an earlier edit. */
  draft: CellDraft | undefined;
  input: TextEdit<never>['input'];
  refuse: (value: string) => string | undefined;
  onCommit: (value: string) => void;
  /** Keeps invalid input as a draft when the field loses the focus. */
  onKeep: (draft: CellDraft) => void;
  /** Restores the value. */
  onCancel: () => void;
  /** Called when the field unmounts, with the partial date that only it had. */
  onForget: () => void;
  /** Called when the focus returns to a field with a partial date. */
  onResume: () => void;
}

/**
 * The text editor of a cell. Enter commits and Escape restores. Leaving the field commits a valid value, and
 * keeps an invalid one as a draft. An invalid value shows a hint and cannot be committed.
 */
export function TextEditor(props: TextEditorProps) {
  const { value, typed, draft, refuse, onCommit } = props;
  const [written, setWritten] = useState(typed ?? draft?.text ?? value);
  const [incomplete, setIncomplete] = useState<string>();
  const hintId = useId();
  const next = written.trim();
  const wrong = incomplete ?? (next === value ? undefined : refuse(next));
  const failed = draft?.state === 'failed' && next === draft.text;
  const hint = wrong ?? (failed ? draft.message : undefined);
  const field = useInsideTable<HTMLInputElement>();
  const bubble = useInsideTable<HTMLSpanElement>(hint);
  const first = useRef(true);
  useUnsavedChanges(next !== value || incomplete !== undefined);
  useDraftGoesWithInput(draft, props.onForget);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setWritten(target.value);
    setIncomplete(missing(target));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') props.onCancel();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const part = missing(event.currentTarget);
    setIncomplete(part);
    if (part === undefined && wrong === undefined) onCommit(next);
  };

  const leave = (input: HTMLInputElement) => {
    const part = missing(input);
    setIncomplete(part);
    if (part !== undefined) props.onKeep({ text: '', message: part, state: 'partial' });
    else if (wrong !== undefined) props.onKeep({ text: next, message: wrong, state: 'invalid' });
    else if (failed) props.onKeep(draft);
    else onCommit(next);
  };

  return (
    <>
      <input
        ref={field}
        className="cell-input"
        aria-label={props.label}
        aria-invalid={hint !== undefined}
        aria-describedby={hint === undefined ? undefined : hintId}
        value={written}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this cell
        autoFocus
        onFocus={({ target }) => {
          if (first.current && typed === undefined) target.select();
          if (!first.current) props.onResume();
          first.current = false;
        }}
        {...(props.input === 'datetime-local' && { type: props.input })}
        {...(props.input === 'decimal' && { inputMode: props.input })}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onBlur={({ target }) => leave(target)}
      />
      <span ref={bubble} id={hintId} role="alert" className={hint === undefined ? undefined : 'cell-hint'}>
        {hint}
      </span>
    </>
  );
}

/** The message for a partially typed date. Its input then has no value and fires no change event. */
function missing(input: HTMLInputElement): string | undefined {
  if (!input.validity.badInput) return undefined;
  return text('cell.incompleteTime', { example: formatMoment(new Date(2026, 8, 30, 14, 5).toISOString()) });
}

/** Drops the draft of a partial date when its input unmounts, because only the input has the typed part. */
function useDraftGoesWithInput(draft: CellDraft | undefined, onGone: () => void) {
  const forget = useEffectEvent(() => draft?.state === 'partial' && onGone());
  useEffect(() => () => void forget(), []);
}

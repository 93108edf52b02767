import { Input } from '@chakra-ui/react/input';
import { type ComponentProps, useContext, useEffect, useId, useState } from 'react';
import { FieldFrame } from '../form/field-frame.tsx';
import { DraftWatch } from './draft-watch.ts';

/** The parsed value and its text, or why the input is invalid. */
export type Read<Value> = { value: Value; shown: string } | { refusal: string };

/**
 * A field of a report. Its input applies on Enter and when the field loses the focus. Invalid input stays in
 * the field with the reason, and does not apply; the report learns this through `DraftWatch`.
 */
export function DraftField<Value>({
  label,
  help,
  shown,
  refused,
  read,
  onChange,
  ...input
}: {
  label: string;
  help?: string | undefined;
  /** The current value, formatted for the field. */
  shown: string;
  /** Why the current value is refused, such as one from an address. */
  refused?: string | undefined;
  read: (typed: string) => Read<Value>;
  onChange: (value: Value) => void;
} & Pick<ComponentProps<typeof Input>, 'type' | 'min' | 'max' | 'step' | 'disabled'>) {
  const [draft, setDraft] = useState({ typed: shown, refusal: '' });
  useEffect(() => setDraft({ typed: shown, refusal: '' }), [shown]);
  const take = (typed: string, isIncomplete: boolean) => {
    if (typed === shown && !isIncomplete) return setDraft({ typed, refusal: '' });
    const answer = read(typed);
    if ('refusal' in answer) return setDraft({ typed, refusal: answer.refusal });
    setDraft({ typed: answer.shown, refusal: '' });
    if (answer.shown !== shown) onChange(answer.value);
  };
  const isApplied = draft.typed === shown;
  const error = draft.refusal || (isApplied && refused) || undefined;
  const unapplied = error ? 'refused' : isApplied ? undefined : 'typed';
  const note = useContext(DraftWatch);
  const id = useId();
  useEffect(() => {
    note(id, input.disabled ? undefined : unapplied);
    return () => note(id, undefined);
  }, [note, id, input.disabled, unapplied]);
  return (
    <FieldFrame label={label} help={help} error={error}>
      <Input
        size="sm"
        {...input}
        value={draft.typed}
        onChange={(event) => setDraft({ ...draft, typed: event.target.value })}
        onBlur={({ target }) => take(target.value, target.validity.badInput)}
        onKeyDown={({ key, currentTarget }) =>
          key === 'Enter' && take(currentTarget.value, currentTarget.validity.badInput)
        }
      />
    </FieldFrame>
  );
}

import { Input } from '@chakra-ui/react/input';
import { type ComponentProps, useEffect, useState } from 'react';
import { FieldFrame } from '../form/field-frame.tsx';

/** The parsed value and its text, or why the input is invalid. */
export type Read<Value> = { value: Value; shown: string } | { refusal: string };

/**
 * A field of a report. Its input applies on Enter and when the field loses the focus. Invalid input stays in
 * the field with the reason, and does not apply.
 */
export function DraftField<Value>({
  label,
  help,
  shown,
  read,
  onChange,
  ...input
}: {
  label: string;
  help?: string | undefined;
  /** The current value, formatted for the field. */
  shown: string;
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
  return (
    <FieldFrame label={label} help={help} error={draft.refusal || undefined}>
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

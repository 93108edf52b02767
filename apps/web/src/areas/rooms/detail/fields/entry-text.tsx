import type { CommandValues, Entry, RoomValues } from '@campus/domain/rooms/entries';
import type { EntryForm } from '../drafts/entry-form.ts';
import { fieldLabel } from '../drafts/value-words.ts';
import { DraftText } from './draft-fields.tsx';

type TextFields<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V];

/** A field of a room or command that is one line of text. */
export function EntryText<E extends Entry>({
  form,
  field,
  help,
}: {
  form: EntryForm<E>;
  field: keyof E & (TextFields<RoomValues> | TextFields<CommandValues>);
  help?: string;
}) {
  return (
    <DraftText
      label={fieldLabel(field)}
      help={help}
      value={String(form.entry[field])}
      error={form.errorOf(field)}
      onChange={(value) => form.set({ [field]: value } as Partial<E>)}
    />
  );
}

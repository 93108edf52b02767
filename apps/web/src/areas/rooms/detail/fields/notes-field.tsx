import { text } from '@campus/contracts/core/text';
import { type Entry, maxNotesLength } from '@campus/domain/rooms/entries';
import { formatNumber } from '../../../../lib/format.ts';
import type { EntryForm } from '../drafts/entry-form.ts';
import { DraftArea } from './draft-fields.tsx';

/** Notes for administrators, with how many characters they have. */
export function NotesField<E extends Entry>({ form }: { form: EntryForm<E> }) {
  const { notes } = form.entry;
  return (
    <DraftArea
      label={text('rooms.field.notes')}
      help={text('rooms.notes.left', {
        used: formatNumber([...notes].length),
        limit: formatNumber(maxNotesLength),
      })}
      value={notes}
      error={form.errorOf('notes')}
      onChange={(value) => form.set({ notes: value } as Partial<E>)}
    />
  );
}

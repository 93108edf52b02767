import { text } from '@campus/contracts/core/messages';
import type { Entry } from '@campus/domain/rooms/entries';
import { DraftText } from './draft-fields.tsx';
import type { EntryForm } from './entry-form.ts';

/** The voice server of a room or command. */
export function VoiceField<E extends Entry>({ form }: { form: EntryForm<E> }) {
  return (
    <DraftText
      label={text('rooms.field.voiceIP')}
      help={text('rooms.field.voiceIP.help')}
      value={form.entry.voiceIP}
      error={form.errorOf('voiceIP')}
      onChange={(voiceIP) => form.set({ voiceIP } as Partial<E>)}
    />
  );
}

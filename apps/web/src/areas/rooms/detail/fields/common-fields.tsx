import { text } from '@campus/contracts/core/text';
import type { Entry } from '@campus/domain/rooms/entries';
import { useId } from 'react';
import { useRooms } from '../../rooms-context.ts';
import type { EntryForm } from '../drafts/entry-form.ts';
import { DraftText } from './draft-fields.tsx';

/** The first fields of rooms and commands: name and folder. */
export function CommonFields<E extends Entry>({ form }: { form: EntryForm<E> }) {
  const { folders } = useRooms();
  const listId = useId();
  const { entry, errorOf } = form;
  const set = (patch: Partial<Pick<Entry, 'name' | 'group'>>) => form.set(patch as Partial<E>);
  return (
    <>
      <DraftText
        label={text('rooms.field.name')}
        required
        value={entry.name}
        error={errorOf('name')}
        onChange={(name) => set({ name })}
      />
      <DraftText
        label={text('rooms.field.group')}
        help={text('rooms.field.group.help')}
        list={listId}
        value={entry.group}
        error={errorOf('group')}
        onChange={(group) => set({ group })}
      />
      <datalist id={listId}>
        {folders.map((folder) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
    </>
  );
}

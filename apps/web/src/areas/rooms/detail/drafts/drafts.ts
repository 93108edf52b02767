import type { Entry } from '@campus/domain/rooms/entries';
import * as editing from '../../../../editing/drafts.ts';

/** An entry with the passcodes that a person gives it: new ones, or none to remove them. They are not stored with it. */
export type EditedEntry = Entry & { passcodes?: readonly string[] | undefined };

/** The unsaved changes of an entry, and the entry as it would be saved. */
export interface JudgedDraft extends editing.JudgedDraft<EditedEntry> {
  entry: Entry;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of an entry that a form changes. */
export function fieldsOf({ id: _, kind: __, order: ___, ...fields }: Entry): Fields {
  const { hasPasscodes: ____, ...content } = { hasPasscodes: false, ...fields };
  return content;
}

/** A draft of an entry. Whether the entry has passcodes follows from those that the person gives it. */
export function entryDraft(draft: editing.JudgedDraft<EditedEntry>): JudgedDraft {
  const { passcodes, ...entry } = draft.value;
  const shown = entry as Entry;
  const isGiven = shown.kind === 'room' && passcodes !== undefined;
  return { ...draft, entry: isGiven ? { ...shown, hasPasscodes: passcodes.length > 0 } : shown };
}

/** A new entry in which nothing has been changed yet. */
export function newDraft(entry: Entry): JudgedDraft {
  return entryDraft(
    editing.judgeDraft(entry.id, { base: {}, mine: {}, record: entry, isNew: true }, entry as EditedEntry),
  );
}
